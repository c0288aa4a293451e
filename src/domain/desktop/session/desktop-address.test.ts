import { expect, test } from 'vitest';
import { desktopAddress } from './desktop-address.ts';

const place = { origin: 'https://proxy.example.com', cluster: 'one', desktop: 'win 01/a', login: 'CORP\\änne' };

test('14.x takes the token and the size in its address', () => {
  const older = { token: 'T/1', size: { width: 1280, height: 720 } };
  expect(desktopAddress({ ...place, legacyParams: older })).toBe(
    'wss://proxy.example.com/v1/webapi/sites/one/desktops/win%2001%2Fa/connect?access_token=T%2F1&username=CORP%5C%C3%A4nne&width=1280&height=720',
  );
});

test('newer proxies take no more there than the login', () => {
  expect(desktopAddress({ ...place, origin: 'http://localhost:3080' })).toBe(
    'ws://localhost:3080/v1/webapi/sites/one/desktops/win%2001%2Fa/connect/ws?username=CORP%5C%C3%A4nne',
  );
});
