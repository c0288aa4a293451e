// Catalog entries of audit events about applications and their sessions.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasField } from '#domain/audit/fields.ts';

export const APPLICATIONS = {
  T2007I: {
    event: 'app.session.start',
    title: 'Application session started',
    category: 'app',
    outcome: 'ok',
    message: '{user} connected to application {app_name}[[ at {app_public_addr}]]',
    variants: [
      {
        when: hasField('aws_role_arn'),
        title: 'AWS console session started',
        outcome: 'ok',
        message: '{user} connected to application {app_name} with AWS role {aws_role_arn}',
      },
    ],
  },
  T2008I: {
    event: 'app.session.chunk',
    title: 'Application session chunk started',
    category: 'app',
    outcome: 'info',
    message: '{user} started a new session chunk in application {app_name}',
  },
  T2009I: {
    event: 'app.session.request',
    title: 'Application request answered',
    category: 'app',
    outcome: 'info',
    message: 'Application {app_name} responded to {method} {path} with status {status_code}',
  },
  T2011I: {
    event: 'app.session.end',
    title: 'Application session ended',
    category: 'app',
    outcome: 'ok',
    message: '{user} disconnected from application {app_name}[[ at {app_public_addr}]]',
  },
  T2013I: {
    event: 'app.session.dynamodb.request',
    title: 'Application DynamoDB request sent',
    category: 'app',
    outcome: 'info',
    message:
      '{user} sent a DynamoDB request through application {app_name}[[, operation {target}]][[, status {status_code}]]',
  },
  TAP03I: {
    event: 'app.create',
    title: 'Application created',
    category: 'app',
    outcome: 'ok',
    message: '{user} created application {name}',
  },
  TAP04I: {
    event: 'app.update',
    title: 'Application updated',
    category: 'app',
    outcome: 'ok',
    message: '{user} updated application {name}',
  },
  TAP05I: {
    event: 'app.delete',
    title: 'Application deleted',
    category: 'app',
    outcome: 'ok',
    message: '{user} deleted application {name}',
  },
} as const satisfies EventFamily;
