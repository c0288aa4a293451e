// MCP servers.
import type { Codes } from '#domain/audit/entry.ts';

export const MCP = {
  TMCP001I: {
    event: 'mcp.session.start',
    title: 'MCP session opening',
    category: 'app',
    outcome: 'ok',
    message: '{user} opened an MCP session with {app_name}[[ using {client_info}]]',
  },
  TMCP002E: {
    event: 'mcp.session.end',
    title: 'Unclean MCP session closing',
    category: 'app',
    outcome: 'failure',
    message: '{user} could not close an MCP session with {app_name} cleanly[[: {error}]]',
  },
  TMCP002I: {
    event: 'mcp.session.end',
    title: 'MCP session closing',
    category: 'app',
    outcome: 'ok',
    message: '{user} closed an MCP session with {app_name}',
  },
  TMCP003E: {
    event: 'mcp.session.request',
    title: 'MCP request refusal',
    category: 'app',
    outcome: 'failure',
    message:
      '{user} called {message.method}[[ ({message.params.name})]] on MCP server {app_name} and was refused[[: {error}]]',
  },
  TMCP003I: {
    event: 'mcp.session.request',
    title: 'MCP request',
    category: 'app',
    outcome: 'ok',
    message: '{user} called {message.method}[[ ({message.params.name})]] on MCP server {app_name}',
  },
  TMCP004E: {
    event: 'mcp.session.notification',
    title: 'Undelivered MCP notification',
    category: 'app',
    outcome: 'failure',
    message: '{user} could not notify MCP server {app_name} with {message.method}[[: {error}]]',
  },
  TMCP004I: {
    event: 'mcp.session.notification',
    title: 'MCP notification',
    category: 'app',
    outcome: 'info',
    message: '{user} notified MCP server {app_name} with {message.method}',
  },
  TMCP005E: {
    event: 'mcp.session.listen_sse_stream',
    title: 'MCP event stream failure',
    category: 'app',
    outcome: 'failure',
    message: '{user} could not subscribe to the event stream of {app_name}[[: {error}]]',
  },
  TMCP005I: {
    event: 'mcp.session.listen_sse_stream',
    title: 'MCP event stream',
    category: 'app',
    outcome: 'ok',
    message: '{user} subscribed to the event stream of {app_name}',
  },
  TMCP006E: {
    event: 'mcp.session.invalid_http_request',
    title: 'Malformed MCP request',
    category: 'app',
    outcome: 'failure',
    message: '{user} sent {app_name} an HTTP request that is not valid MCP[[: {method} {path}]]',
  },
} as const satisfies Codes;
