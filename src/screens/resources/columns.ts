// Which labels somebody wants as columns, for each kind of resource, in this browser.
import { fieldsOf, jsonOf, listOf } from '#lib/read.ts';
import { SETTING } from '#lib/setting.ts';
import type { Kind, Resource } from './kind.ts';

const KEY = `${SETTING}columns`;

type Place = Kind<Resource>['place'];

const stored = () => fieldsOf(jsonOf(localStorage.getItem(KEY) ?? ''));

export const rememberedColumns = (place: Place): string[] =>
  listOf(stored()[place]).filter((key) => typeof key === 'string');

export function rememberColumns(place: Place, columns: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), [place]: columns }));
}
