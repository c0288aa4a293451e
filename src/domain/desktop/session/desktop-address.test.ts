import { expect, test } from 'vitest';
import { desktopAddress } from './desktop-address.ts';

const target = { origin: 'https://proxy.example.com', cluster: 'one', desktop: 'win 01/a', login: 'CORP\\änne' };

test('puts the token and the size into the address for 14.x', () => {
  const legacyParams = { token: 'T/1', size: { width: 1280, height: 720 } };
  expect(desktopAddress({ ...target, legacyParams })).toBe(
    'wss://proxy.example.com/v1/webapi/sites/one/desktops/win%2001%2Fa/connect?access_token=T%2F1&username=CORP%5C%C3%A4nne&width=1280&height=720',
  );
});

test('puts only the login into the address for newer proxies', () => {
  expect(desktopAddress({ ...target, origin: 'http://localhost:3080' })).toBe(
    'ws://localhost:3080/v1/webapi/sites/one/desktops/win%2001%2Fa/connect/ws?username=CORP%5C%C3%A4nne',
  );
});
