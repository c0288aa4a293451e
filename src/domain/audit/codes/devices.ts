// Trusted devices.
import type { Codes } from '#domain/audit/entry.ts';
import { failed } from '#domain/audit/fields.ts';

export const DEVICES = {
  TV001I: {
    event: 'device.create',
    title: 'Device registration',
    category: 'device',
    outcome: 'ok',
    message: '{user} added device {device.asset_tag} to the inventory',
    variants: [
      {
        when: failed,
        title: 'Failed device registration',
        outcome: 'failure',
        message: '{user} could not add device {device.asset_tag} to the inventory[[: {error}]]',
      },
    ],
  },
  TV002I: {
    event: 'device.delete',
    title: 'Device removal',
    category: 'device',
    outcome: 'ok',
    message: '{user} took device {device.asset_tag} out of the inventory',
    variants: [
      {
        when: failed,
        title: 'Failed device removal',
        outcome: 'failure',
        message: '{user} could not take device {device.asset_tag} out of the inventory[[: {error}]]',
      },
    ],
  },
  TV003I: {
    event: 'device.token.create',
    title: 'Device enrollment token',
    category: 'device',
    outcome: 'ok',
    message: '{user} issued an enrollment token for device {device.asset_tag}',
    variants: [
      {
        when: failed,
        title: 'Failed device enrollment token',
        outcome: 'failure',
        message: '{user} could not issue an enrollment token for device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV004I: {
    event: 'device.token.spent',
    title: 'Device enrollment token use',
    category: 'device',
    outcome: 'ok',
    message: '{user} used the enrollment token of device {device.asset_tag}',
    variants: [
      {
        when: failed,
        title: 'Failed device enrollment token use',
        outcome: 'failure',
        message: '{user} could not use the enrollment token of device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV005I: {
    event: 'device.enroll',
    title: 'Trusted device enrollment',
    category: 'device',
    outcome: 'ok',
    message: '{user} enrolled device {device.asset_tag} as trusted',
    variants: [
      {
        when: failed,
        title: 'Failed trusted device enrollment',
        outcome: 'failure',
        message: '{user} could not enroll device {device.asset_tag} as trusted[[: {error}]]',
      },
    ],
  },
  TV006I: {
    event: 'device.authenticate',
    title: 'Device authentication',
    category: 'device',
    outcome: 'ok',
    message: '{user} authenticated with a registered device[[, {device.asset_tag}]]',
    variants: [
      {
        when: failed,
        title: 'Failed device authentication',
        outcome: 'failure',
        message: '{user} could not authenticate with a registered device[[, {device.asset_tag}]][[: {error}]]',
      },
    ],
  },
  TV007I: {
    event: 'device.update',
    title: 'Device record change',
    category: 'device',
    outcome: 'ok',
    message: '{user} changed the record of device {device.asset_tag}',
    variants: [
      {
        when: failed,
        title: 'Failed device record change',
        outcome: 'failure',
        message: '{user} could not change the record of device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV008I: {
    event: 'device.webtoken.create',
    title: 'Device web token',
    category: 'device',
    outcome: 'ok',
    message: '{user} was issued a browser token for device {device.asset_tag}',
    variants: [
      {
        when: failed,
        title: 'Failed device web token',
        outcome: 'failure',
        message: '{user} was not issued a browser token for device {device.asset_tag}[[: {error}]]',
      },
    ],
  },
  TV009I: {
    event: 'device.authenticate.confirm',
    title: 'Device web confirmation',
    category: 'device',
    outcome: 'ok',
    message: '{user} confirmed device {device.asset_tag} for the browser session',
    variants: [
      {
        when: failed,
        title: 'Failed device web confirmation',
        outcome: 'failure',
        message: '{user} could not confirm device {device.asset_tag} for the browser session[[: {error}]]',
      },
    ],
  },
} as const satisfies Codes;
