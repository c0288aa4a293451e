// Catalog entries of audit events about trusted devices.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasFailed } from '#domain/audit/fields.ts';

export const DEVICES = {
  TV001I: {
    event: 'device.create',
    title: 'Device added',
    category: 'device',
    outcome: 'ok',
    message: '{user} added device {device.asset_tag} to the inventory',
    variants: [
      {
        when: hasFailed,
        title: 'Device addition failed',
        outcome: 'failure',
        message: '{user} failed to add device {device.asset_tag} to the inventory[[: {error}]]',
      },
    ],
  },
  TV002I: {
    event: 'device.delete',
    title: 'Device removed',
    category: 'device',
    outcome: 'ok',
    message: '{user} removed device {device.asset_tag} from the inventory',
    variants: [
      {
        when: hasFailed,
        title: 'Device removal failed',
        outcome: 'failure',
        message: '{user} failed to remove device {device.asset_tag} from the inventory[[: {error}]]',
      },
    ],
  },
  TV003I: {
    event: 'device.token.create',
    title: 'Device enrollment token created',
    category: 'device',
    outcome: 'ok',
    message: '{user} created an enrollment token for device {device.asset_tag}',
    variants: [
      {
        when: hasFailed,
        title: 'Device enrollment token creation failed',
        outcome: 'failure',
        message: '{user} failed to create an enrollment token for device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV004I: {
    event: 'device.token.spent',
    title: 'Device enrollment token used',
    category: 'device',
    outcome: 'ok',
    message: '{user} used the enrollment token of device {device.asset_tag}',
    variants: [
      {
        when: hasFailed,
        title: 'Device enrollment token use failed',
        outcome: 'failure',
        message: '{user} failed to use the enrollment token of device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV005I: {
    event: 'device.enroll',
    title: 'Device enrolled',
    category: 'device',
    outcome: 'ok',
    message: '{user} enrolled device {device.asset_tag}',
    variants: [
      {
        when: hasFailed,
        title: 'Device enrollment failed',
        outcome: 'failure',
        message: '{user} failed to enroll device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV006I: {
    event: 'device.authenticate',
    title: 'Device authenticated',
    category: 'device',
    outcome: 'ok',
    message: '{user} authenticated with a trusted device[[, {device.asset_tag}]]',
    variants: [
      {
        when: hasFailed,
        title: 'Device authentication failed',
        outcome: 'failure',
        message: '{user} failed to authenticate with a trusted device[[, {device.asset_tag}]][[: {error}]]',
      },
    ],
  },
  TV007I: {
    event: 'device.update',
    title: 'Device updated',
    category: 'device',
    outcome: 'ok',
    message: '{user} updated device {device.asset_tag}',
    variants: [
      {
        when: hasFailed,
        title: 'Device update failed',
        outcome: 'failure',
        message: '{user} failed to update device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV008I: {
    event: 'device.webtoken.create',
    title: 'Device web token created',
    category: 'device',
    outcome: 'ok',
    message: '{user} created a web token for device {device.asset_tag}',
    variants: [
      {
        when: hasFailed,
        title: 'Device web token creation failed',
        outcome: 'failure',
        message: '{user} failed to create a web token for device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV009I: {
    event: 'device.authenticate.confirm',
    title: 'Device confirmed',
    category: 'device',
    outcome: 'ok',
    message: '{user} confirmed device {device.asset_tag} for the web session',
    variants: [
      {
        when: hasFailed,
        title: 'Device confirmation failed',
        outcome: 'failure',
        message: '{user} failed to confirm device {device.asset_tag} for the web session[[: {error}]]',
      },
    ],
  },
} as const satisfies EventFamily;
