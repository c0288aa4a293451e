// Integrations, plugins, discovery, and the tasks that they leave.
import type { Codes } from '#domain/audit/entry.ts';
import { failed, has } from '#domain/audit/fields.ts';

export const INTEGRATIONS = {
  DC001I: {
    event: 'discovery_config.create',
    title: 'New discovery configuration',
    category: 'integration',
    outcome: 'ok',
    message: '{user} set up discovery by configuration {name}',
    instead: { user: ['updated_by'] },
  },
  DC002I: {
    event: 'discovery_config.update',
    title: 'Discovery configuration change',
    category: 'integration',
    outcome: 'ok',
    message: '{user} adjusted discovery by configuration {name}',
    instead: { user: ['updated_by'] },
  },
  DC003I: {
    event: 'discovery_config.delete',
    title: 'Discovery configuration removal',
    category: 'integration',
    outcome: 'ok',
    message: '{user} ended discovery by configuration {name}',
    instead: { user: ['updated_by'] },
  },
  DC004I: {
    event: 'discovery_config.delete_all',
    title: 'Removal of all discovery configurations',
    category: 'integration',
    outcome: 'ok',
    message: '{user} ended discovery by wiping every configuration',
    instead: { user: ['updated_by'] },
  },
  IG001I: {
    event: 'integration.create',
    title: 'New integration',
    category: 'integration',
    outcome: 'ok',
    message: '{user} set up the[[ {sub_kind}]] integration {name}',
    instead: { user: ['updated_by'] },
  },
  IG002I: {
    event: 'integration.update',
    title: 'Integration change',
    category: 'integration',
    outcome: 'ok',
    message: '{user} reconfigured the[[ {sub_kind}]] integration {name}',
    instead: { user: ['updated_by'] },
  },
  IG003I: {
    event: 'integration.delete',
    title: 'Integration removal',
    category: 'integration',
    outcome: 'ok',
    message: '{user} tore down the[[ {sub_kind}]] integration {name}',
    instead: { user: ['updated_by'] },
  },
  PG001I: {
    event: 'plugin.create',
    title: 'New plugin',
    category: 'integration',
    outcome: 'ok',
    message: '{user} installed the {plugin_type} plugin {name}',
  },
  PG002I: {
    event: 'plugin.update',
    title: 'Plugin change',
    category: 'integration',
    outcome: 'ok',
    message: '{user} reconfigured the {plugin_type} plugin {name}',
  },
  PG003I: {
    event: 'plugin.delete',
    title: 'Plugin removal',
    category: 'integration',
    outcome: 'ok',
    message: '{user} uninstalled the plugin {name}',
  },
  TAIC001E: {
    event: 'aws_identity_center.resource_sync.failed',
    title: 'AWS Identity Center import failure',
    category: 'integration',
    outcome: 'failure',
    message: 'The AWS Identity Center integration could not import its resources[[: {error}]]',
  },
  TAIC001I: {
    event: 'aws_identity_center.resource_sync.success',
    title: 'AWS Identity Center import',
    category: 'integration',
    outcome: 'ok',
    message:
      'The AWS Identity Center integration finished an import[[, accounts: {total_accounts}]][[, permission sets: {total_permission_sets}]][[, assignments: {total_account_assignments}]]',
    variants: [
      {
        when: has('total_user_groups'),
        title: 'AWS Identity Center group import',
        outcome: 'ok',
        message: 'The AWS Identity Center integration imported {total_user_groups} user groups',
      },
    ],
  },
  TDS00I: {
    event: 'ssm.run',
    title: 'Enrollment script run',
    category: 'integration',
    outcome: 'ok',
    message: 'Discovery ran SSM command {command_id} on EC2 instance {instance_id} in {region}, account {account_id}',
  },
  TDS00W: {
    event: 'ssm.run',
    title: 'Enrollment script failure',
    category: 'integration',
    outcome: 'failure',
    message:
      'Discovery ran SSM command {command_id} on EC2 instance {instance_id} in {region}, account {account_id}, which ended as {status} with exit code {exit_code}',
  },
  UT001I: {
    event: 'user_task.create',
    title: 'New task for admins',
    category: 'integration',
    outcome: 'ok',
    message: '{user} opened task {name} about {user_task_issue_type}[[ for integration {user_task_integration}]]',
    variants: [
      {
        when: failed,
        title: 'Task for admins not opened',
        outcome: 'failure',
        message: '{user} could not open task {name} about {user_task_issue_type}[[: {error}]]',
      },
    ],
  },
  UT002I: {
    event: 'user_task.update',
    title: 'Admin task change',
    category: 'integration',
    outcome: 'ok',
    message: '{user} moved task {name} from {current_user_task_state} to {updated_user_task_state}',
    variants: [
      {
        when: failed,
        title: 'Admin task not changed',
        outcome: 'failure',
        message:
          '{user} could not move task {name} from {current_user_task_state} to {updated_user_task_state}[[: {error}]]',
      },
    ],
  },
  UT003I: {
    event: 'user_task.delete',
    title: 'Admin task removal',
    category: 'integration',
    outcome: 'ok',
    message: '{user} dismissed admin task {name}',
    variants: [
      {
        when: failed,
        title: 'Admin task not removed',
        outcome: 'failure',
        message: '{user} could not dismiss admin task {name}[[: {error}]]',
      },
    ],
  },
} as const satisfies Codes;
