// Updates of agents and of the cluster.
import type { Codes } from '#domain/audit/entry.ts';
import { failed } from '#domain/audit/fields.ts';

export const UPDATES = {
  AUAR001I: {
    event: 'auto_update_agent_rollout.trigger',
    title: 'Agent rollout start',
    category: 'other',
    outcome: 'ok',
    message: '{user} started the agent rollout for groups {groups}',
    variants: [
      {
        when: failed,
        title: 'Agent rollout not started',
        outcome: 'failure',
        message: '{user} could not start the agent rollout for groups {groups}[[: {error}]]',
      },
    ],
  },
  AUAR002I: {
    event: 'auto_update_agent_rollout.force_done',
    title: 'Agent rollout forced complete',
    category: 'other',
    outcome: 'ok',
    message: '{user} marked the agent rollout complete for groups {groups}',
    variants: [
      {
        when: failed,
        title: 'Agent rollout not completed',
        outcome: 'failure',
        message: '{user} could not mark the agent rollout complete for groups {groups}[[: {error}]]',
      },
    ],
  },
  AUAR003I: {
    event: 'auto_update_agent_rollout.rollback',
    title: 'Agent rollout rollback',
    category: 'other',
    outcome: 'ok',
    message: '{user} rolled agents back for groups {groups}',
    variants: [
      {
        when: failed,
        title: 'Agent rollout not rolled back',
        outcome: 'failure',
        message: '{user} could not roll agents back for groups {groups}[[: {error}]]',
      },
    ],
  },
  AUC001I: {
    event: 'auto_update_config.create',
    title: 'New update configuration',
    category: 'other',
    outcome: 'ok',
    message: '{user} put a configuration for automatic updates in place',
    variants: [
      {
        when: failed,
        title: 'Update configuration not created',
        outcome: 'failure',
        message: '{user} could not put a configuration for automatic updates in place[[: {error}]]',
      },
    ],
  },
  AUC002I: {
    event: 'auto_update_config.update',
    title: 'Update configuration change',
    category: 'other',
    outcome: 'ok',
    message: '{user} adjusted how automatic updates are configured',
    variants: [
      {
        when: failed,
        title: 'Update configuration not changed',
        outcome: 'failure',
        message: '{user} could not adjust how automatic updates are configured[[: {error}]]',
      },
    ],
  },
  AUC003I: {
    event: 'auto_update_config.delete',
    title: 'Update configuration removal',
    category: 'other',
    outcome: 'ok',
    message: '{user} withdrew the configuration for automatic updates',
    variants: [
      {
        when: failed,
        title: 'Update configuration not removed',
        outcome: 'failure',
        message: '{user} could not withdraw the configuration for automatic updates[[: {error}]]',
      },
    ],
  },
  AUV001I: {
    event: 'auto_update_version.create',
    title: 'New update version',
    category: 'other',
    outcome: 'ok',
    message: '{user} pinned a version for automatic updates',
    variants: [
      {
        when: failed,
        title: 'Update version not created',
        outcome: 'failure',
        message: '{user} could not pin a version for automatic updates[[: {error}]]',
      },
    ],
  },
  AUV002I: {
    event: 'auto_update_version.update',
    title: 'Update version change',
    category: 'other',
    outcome: 'ok',
    message: '{user} moved the version pinned for automatic updates',
    variants: [
      {
        when: failed,
        title: 'Update version not changed',
        outcome: 'failure',
        message: '{user} could not move the version pinned for automatic updates[[: {error}]]',
      },
    ],
  },
  AUV003I: {
    event: 'auto_update_version.delete',
    title: 'Update version removal',
    category: 'other',
    outcome: 'ok',
    message: '{user} unpinned the version for automatic updates',
    variants: [
      {
        when: failed,
        title: 'Update version not removed',
        outcome: 'failure',
        message: '{user} could not unpin the version for automatic updates[[: {error}]]',
      },
    ],
  },
  TUW01I: {
    event: 'upgradewindowstart.update',
    title: 'Upgrade window change',
    category: 'other',
    outcome: 'ok',
    message: '{user} moved the start of the upgrade window to {upgrade_window_start}',
  },
} as const satisfies Codes;
