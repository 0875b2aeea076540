e-no-such-draft = There is no such pack in the workshop, or it is not shared.
e-not-your-draft = Only whoever began this pack changes it. You may begin one of your own from it.
e-draft-stale = Another page has changed this pack since. Load it again.
e-too-many-drafts = You have { $limit ->
    [one] { $limit } pack in the making already. Delete it first.
   *[other] { $limit } packs in the making already. Delete one of them first.
}
