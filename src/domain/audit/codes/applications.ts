// Applications and their sessions.
import type { Codes } from '#domain/audit/entry.ts';
import { has } from '#domain/audit/fields.ts';

export const APPLICATIONS = {
  T2007I: {
    event: 'app.session.start',
    title: 'Application session start',
    category: 'app',
    outcome: 'ok',
    message: '{user} entered application {app_name}[[ at {app_public_addr}]]',
    variants: [
      {
        when: has('aws_role_arn'),
        title: 'AWS console session start',
        outcome: 'ok',
        message: '{user} opened application {app_name} with AWS role {aws_role_arn}',
      },
    ],
  },
  T2008I: {
    event: 'app.session.chunk',
    title: 'Application activity chunk',
    category: 'app',
    outcome: 'info',
    message: '{user} began a new activity chunk in application {app_name}',
  },
  T2009I: {
    event: 'app.session.request',
    title: 'Application request',
    category: 'app',
    outcome: 'info',
    message: 'Application {app_name} answered {method} {path} with status {status_code}',
  },
  T2011I: {
    event: 'app.session.end',
    title: 'Application session end',
    category: 'app',
    outcome: 'ok',
    message: '{user} left application {app_name}[[ at {app_public_addr}]]',
  },
  T2013I: {
    event: 'app.session.dynamodb.request',
    title: 'DynamoDB call through an application',
    category: 'app',
    outcome: 'info',
    message: '{user} called DynamoDB through application {app_name}[[, operation {target}]][[, status {status_code}]]',
  },
  TAP03I: {
    event: 'app.create',
    title: 'Application registration',
    category: 'app',
    outcome: 'ok',
    message: '{user} registered {name} as an application',
  },
  TAP04I: {
    event: 'app.update',
    title: 'Application change',
    category: 'app',
    outcome: 'ok',
    message: '{user} edited how application {name} is registered',
  },
  TAP05I: {
    event: 'app.delete',
    title: 'Application removal',
    category: 'app',
    outcome: 'ok',
    message: '{user} withdrew {name} from the registered applications',
  },
} as const satisfies Codes;
