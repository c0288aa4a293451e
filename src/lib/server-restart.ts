// How the console's server tells pages that it is about to stop, so that terminals and desktops continue on the
// restarted server or on another one.

/**
 * A text message that the server adds to a stream. A proxy never sends it. The server doesn't close the stream itself,
 * because a browser drops what the page sends after the server's close frame has arrived.
 */
export const RESTART_NOTICE = '{"postern":"restarting"}';

/**
 * The code with which a page closes a stream after the notice. Everything that the page sent before arrives at the
 * proxy first. Codes from 4000 on are for private use (RFC 6455 7.4.2).
 */
export const RESTART_CLOSE_CODE = 4012;
