// Catalog entries of audit events about integrations, plugins, discovery (finding resources at cloud providers), and
// tasks that tell users about discovery problems.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed, hasField } from '#domain/audit/fields.ts';

export const INTEGRATIONS = {
  DC001I: {
    event: 'discovery_config.create',
    title: 'Discovery configuration created',
    category: 'integration',
    outcome: 'ok',
    message: '{user} created discovery configuration {name}',
    fallbackFields: { user: ['updated_by'] },
  },
  DC002I: {
    event: 'discovery_config.update',
    title: 'Discovery configuration updated',
    category: 'integration',
    outcome: 'ok',
    message: '{user} updated discovery configuration {name}',
    fallbackFields: { user: ['updated_by'] },
  },
  DC003I: {
    event: 'discovery_config.delete',
    title: 'Discovery configuration deleted',
    category: 'integration',
    outcome: 'ok',
    message: '{user} deleted discovery configuration {name}',
    fallbackFields: { user: ['updated_by'] },
  },
  DC004I: {
    event: 'discovery_config.delete_all',
    title: 'All discovery configurations deleted',
    category: 'integration',
    outcome: 'ok',
    message: '{user} deleted all discovery configurations',
    fallbackFields: { user: ['updated_by'] },
  },
  IG001I: {
    event: 'integration.create',
    title: 'Integration created',
    category: 'integration',
    outcome: 'ok',
    message: '{user} created[[ {sub_kind}]] integration {name}',
    fallbackFields: { user: ['updated_by'] },
  },
  IG002I: {
    event: 'integration.update',
    title: 'Integration updated',
    category: 'integration',
    outcome: 'ok',
    message: '{user} updated[[ {sub_kind}]] integration {name}',
    fallbackFields: { user: ['updated_by'] },
  },
  IG003I: {
    event: 'integration.delete',
    title: 'Integration deleted',
    category: 'integration',
    outcome: 'ok',
    message: '{user} deleted[[ {sub_kind}]] integration {name}',
    fallbackFields: { user: ['updated_by'] },
  },
  PG001I: {
    event: 'plugin.create',
    title: 'Plugin created',
    category: 'integration',
    outcome: 'ok',
    message: '{user} created {plugin_type} plugin {name}',
  },
  PG002I: {
    event: 'plugin.update',
    title: 'Plugin updated',
    category: 'integration',
    outcome: 'ok',
    message: '{user} updated {plugin_type} plugin {name}',
  },
  PG003I: {
    event: 'plugin.delete',
    title: 'Plugin deleted',
    category: 'integration',
    outcome: 'ok',
    message: '{user} deleted plugin {name}',
  },
  TAIC001E: {
    event: 'aws_identity_center.resource_sync.failed',
    title: 'AWS Identity Center import failed',
    category: 'integration',
    outcome: 'failure',
    message: 'The AWS Identity Center integration failed to import resources[[: {error}]]',
  },
  TAIC001I: {
    event: 'aws_identity_center.resource_sync.success',
    title: 'AWS Identity Center resources imported',
    category: 'integration',
    outcome: 'ok',
    message:
      'The AWS Identity Center integration imported resources[[, accounts: {total_accounts}]][[, permission sets: {total_permission_sets}]][[, assignments: {total_account_assignments}]]',
    variants: [
      {
        when: hasField('total_user_groups'),
        title: 'AWS Identity Center groups imported',
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
    title: 'Enrollment script failed',
    category: 'integration',
    outcome: 'failure',
    message:
      'Discovery ran SSM command {command_id} on EC2 instance {instance_id} in {region}, account {account_id}, but it failed with status {status} and exit code {exit_code}',
  },
  UT001I: {
    event: 'user_task.create',
    title: 'User task created',
    category: 'integration',
    outcome: 'ok',
    message: '{user} created user task {name} about {user_task_issue_type}[[ for integration {user_task_integration}]]',
    variants: [
      {
        when: hasFailed,
        title: 'User task creation failed',
        outcome: 'failure',
        message: '{user} failed to create user task {name} about {user_task_issue_type}[[: {error}]]',
      },
    ],
  },
  UT002I: {
    event: 'user_task.update',
    title: 'User task updated',
    category: 'integration',
    outcome: 'ok',
    message: '{user} updated user task {name} from {current_user_task_state} to {updated_user_task_state}',
    variants: [
      {
        when: hasFailed,
        title: 'User task update failed',
        outcome: 'failure',
        message:
          '{user} failed to update user task {name} from {current_user_task_state} to {updated_user_task_state}[[: {error}]]',
      },
    ],
  },
  UT003I: {
    event: 'user_task.delete',
    title: 'User task deleted',
    category: 'integration',
    outcome: 'ok',
    message: '{user} deleted user task {name}',
    variants: [
      {
        when: hasFailed,
        title: 'User task deletion failed',
        outcome: 'failure',
        message: '{user} failed to delete user task {name}[[: {error}]]',
      },
    ],
  },
} as const satisfies EventFamily;
