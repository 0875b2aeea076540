// What the client listens to in a browser; here nothing happens there.
globalThis.addEventListener ??= () => {};
