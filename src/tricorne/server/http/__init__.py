"""The interface: requests, sockets and files, and the application that answers them."""
