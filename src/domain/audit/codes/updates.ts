// Catalog entries of audit events about updates of agents and of the cluster.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed } from '#domain/audit/fields.ts';

export const UPDATES = {
  AUAR001I: {
    event: 'auto_update_agent_rollout.trigger',
    title: 'Agent rollout started',
    category: 'other',
    outcome: 'ok',
    message: '{user} started the agent rollout for groups {groups}',
    variants: [
      {
        when: hasFailed,
        title: 'Agent rollout start failed',
        outcome: 'failure',
        message: '{user} failed to start the agent rollout for groups {groups}[[: {error}]]',
      },
    ],
  },
  AUAR002I: {
    event: 'auto_update_agent_rollout.force_done',
    title: 'Agent rollout marked as complete',
    category: 'other',
    outcome: 'ok',
    message: '{user} marked the agent rollout as complete for groups {groups}',
    variants: [
      {
        when: hasFailed,
        title: 'Agent rollout completion failed',
        outcome: 'failure',
        message: '{user} failed to mark the agent rollout as complete for groups {groups}[[: {error}]]',
      },
    ],
  },
  AUAR003I: {
    event: 'auto_update_agent_rollout.rollback',
    title: 'Agent rollout rolled back',
    category: 'other',
    outcome: 'ok',
    message: '{user} rolled back the agent rollout for groups {groups}',
    variants: [
      {
        when: hasFailed,
        title: 'Agent rollout rollback failed',
        outcome: 'failure',
        message: '{user} failed to roll back the agent rollout for groups {groups}[[: {error}]]',
      },
    ],
  },
  AUC001I: {
    event: 'auto_update_config.create',
    title: 'Automatic update configuration created',
    category: 'other',
    outcome: 'ok',
    message: '{user} created the automatic update configuration',
    variants: [
      {
        when: hasFailed,
        title: 'Automatic update configuration creation failed',
        outcome: 'failure',
        message: '{user} failed to create the automatic update configuration[[: {error}]]',
      },
    ],
  },
  AUC002I: {
    event: 'auto_update_config.update',
    title: 'Automatic update configuration updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated the automatic update configuration',
    variants: [
      {
        when: hasFailed,
        title: 'Automatic update configuration update failed',
        outcome: 'failure',
        message: '{user} failed to update the automatic update configuration[[: {error}]]',
      },
    ],
  },
  AUC003I: {
    event: 'auto_update_config.delete',
    title: 'Automatic update configuration deleted',
    category: 'other',
    outcome: 'ok',
    message: '{user} deleted the automatic update configuration',
    variants: [
      {
        when: hasFailed,
        title: 'Automatic update configuration deletion failed',
        outcome: 'failure',
        message: '{user} failed to delete the automatic update configuration[[: {error}]]',
      },
    ],
  },
  AUV001I: {
    event: 'auto_update_version.create',
    title: 'Automatic update version created',
    category: 'other',
    outcome: 'ok',
    message: '{user} created the automatic update version',
    variants: [
      {
        when: hasFailed,
        title: 'Automatic update version creation failed',
        outcome: 'failure',
        message: '{user} failed to create the automatic update version[[: {error}]]',
      },
    ],
  },
  AUV002I: {
    event: 'auto_update_version.update',
    title: 'Automatic update version updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated the automatic update version',
    variants: [
      {
        when: hasFailed,
        title: 'Automatic update version update failed',
        outcome: 'failure',
        message: '{user} failed to update the automatic update version[[: {error}]]',
      },
    ],
  },
  AUV003I: {
    event: 'auto_update_version.delete',
    title: 'Automatic update version deleted',
    category: 'other',
    outcome: 'ok',
    message: '{user} deleted the automatic update version',
    variants: [
      {
        when: hasFailed,
        title: 'Automatic update version deletion failed',
        outcome: 'failure',
        message: '{user} failed to delete the automatic update version[[: {error}]]',
      },
    ],
  },
  TUW01I: {
    event: 'upgradewindowstart.update',
    title: 'Upgrade window updated',
    category: 'other',
    outcome: 'ok',
    message: '{user} updated the start of the upgrade window to {upgrade_window_start}',
  },
} as const satisfies EventFamily;
