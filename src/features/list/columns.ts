// Which labels somebody wants as columns, for each kind of resource.
import { fieldsOf, jsonOf, listOf } from '#lib/read.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import type { Kind, Resource } from './kind.ts';

const SETTING = 'columns';

type Place = Kind<Resource>['place'];

const stored = () => fieldsOf<Record<Place, unknown>>(jsonOf(readSetting(SETTING) ?? ''));

export const rememberedColumns = (place: Place): string[] =>
  listOf(stored()[place]).filter((key) => typeof key === 'string');

export function rememberColumns(place: Place, columns: readonly string[]): void {
  writeSetting(SETTING, JSON.stringify({ ...stored(), [place]: columns }));
}
