// Which labels the user has as columns, for each kind of resource.
import { fieldsOf, jsonOf, listOf } from '#lib/read.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import type { Kind, Resource } from './kind.ts';

const SETTING = 'columns';

type ListName = Kind<Resource>['page'];

const stored = () => fieldsOf<Record<ListName, unknown>>(jsonOf(readSetting(SETTING) ?? ''));

export const rememberedColumns = (page: ListName): string[] =>
  listOf(stored()[page]).filter((key) => typeof key === 'string');

export function rememberColumns(page: ListName, columns: readonly string[]): void {
  writeSetting(SETTING, JSON.stringify({ ...stored(), [page]: columns }));
}
