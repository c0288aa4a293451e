// Catalog entries of audit events about servers of the Model Context Protocol (MCP), which AI assistants call.
import type { EventFamily } from '#domain/audit/entry.ts';

export const MCP = {
  TMCP001I: {
    event: 'mcp.session.start',
    title: 'MCP session started',
    category: 'app',
    outcome: 'ok',
    message: '{user} started an MCP session with {app_name}[[ using {client_info}]]',
  },
  TMCP002E: {
    event: 'mcp.session.end',
    title: 'MCP session end failed',
    category: 'app',
    outcome: 'failure',
    message: '{user} failed to end the MCP session with {app_name}[[: {error}]]',
  },
  TMCP002I: {
    event: 'mcp.session.end',
    title: 'MCP session ended',
    category: 'app',
    outcome: 'ok',
    message: '{user} ended the MCP session with {app_name}',
  },
  TMCP003E: {
    event: 'mcp.session.request',
    title: 'MCP request failed',
    category: 'app',
    outcome: 'failure',
    message: '{user} failed to call {message.method}[[ ({message.params.name})]] on MCP server {app_name}[[: {error}]]',
  },
  TMCP003I: {
    event: 'mcp.session.request',
    title: 'MCP request sent',
    category: 'app',
    outcome: 'ok',
    message: '{user} called {message.method}[[ ({message.params.name})]] on MCP server {app_name}',
  },
  TMCP004E: {
    event: 'mcp.session.notification',
    title: 'MCP notification failed',
    category: 'app',
    outcome: 'failure',
    message: '{user} failed to send notification {message.method} to MCP server {app_name}[[: {error}]]',
  },
  TMCP004I: {
    event: 'mcp.session.notification',
    title: 'MCP notification sent',
    category: 'app',
    outcome: 'info',
    message: '{user} sent notification {message.method} to MCP server {app_name}',
  },
  TMCP005E: {
    event: 'mcp.session.listen_sse_stream',
    title: 'MCP event stream failed',
    category: 'app',
    outcome: 'failure',
    message: '{user} failed to open the event stream of MCP server {app_name}[[: {error}]]',
  },
  TMCP005I: {
    event: 'mcp.session.listen_sse_stream',
    title: 'MCP event stream opened',
    category: 'app',
    outcome: 'ok',
    message: '{user} opened the event stream of MCP server {app_name}',
  },
  TMCP006E: {
    event: 'mcp.session.invalid_http_request',
    title: 'Malformed MCP request sent',
    category: 'app',
    outcome: 'failure',
    message: '{user} sent a malformed HTTP request to MCP server {app_name}[[: {method} {path}]]',
  },
} as const satisfies EventFamily;
