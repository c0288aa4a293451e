import { describe, expect, test } from 'vitest';
import { DESKTOP_PAGE_SIZE, desktopsDiscoveredBy, parseDesktopService } from './discovered-desktops.ts';

describe('parsing the agent that joined', () => {
  test.each([
    [
      { name: 'id-1', hostname: 'gateway' },
      { id: 'id-1', name: 'gateway', grants: {} },
    ],
    [{ name: 'id-1' }, { id: 'id-1', name: 'id-1', grants: {} }],
    [{ hostname: 'gateway' }, undefined],
    [null, undefined],
    [{ name: 7 }, undefined],
  ])('converts %j to %j', (item, found) => expect(parseDesktopService(item)).toEqual(found));
});

const desktop = (name: unknown, host: unknown = 'id-1', labels: unknown = []) => ({
  os: 'windows',
  addr: '10.0.0.1',
  name,
  host_id: host,
  labels,
});
const OS_LABEL = { name: 'teleport.dev/os', value: 'Windows 11' };
const VERSION_LABEL = { name: 'teleport.dev/os_version', value: '10.0' };

describe('desktops of an agent', () => {
  test.each([
    [{ items: [] }, []],
    [{ items: null }, []],
    [undefined, []],
    [{ items: [desktop('a', 'id-2'), desktop('b')] }, [{ name: 'b', system: '' }]],
    [{ items: [desktop('a', 'id-1', [VERSION_LABEL, OS_LABEL])] }, [{ name: 'a', system: 'Windows 11 10.0' }]],
    [{ items: [desktop('a', 'id-1', [VERSION_LABEL])] }, [{ name: 'a', system: '10.0' }]],
    [{ items: [null, 7, desktop(7), desktop(''), desktop('a', 'id-1', 'odd')] }, [{ name: 'a', system: '' }]],
  ])('in the page %j are parsed as %j', (page, desktops) => {
    expect(desktopsDiscoveredBy('id-1', page)).toEqual({ desktops, isFull: false });
  });

  test.each([
    [DESKTOP_PAGE_SIZE - 1, false],
    [DESKTOP_PAGE_SIZE, true],
  ])('may be incomplete after a page of %d desktops: %s', (count, isFull) => {
    const items = Array.from({ length: count }, (_, index) => desktop(`d${index}`, index < 2 ? 'id-1' : 'id-2'));
    const discovered = desktopsDiscoveredBy('id-1', { items });
    expect(discovered.isFull).toBe(isFull);
    expect(discovered.desktops).toHaveLength(2);
  });
});
