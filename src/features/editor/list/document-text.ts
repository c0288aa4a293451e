import { UNREADABLE } from '#features/list/messages.ts';
import type { ResourceRow } from './read-items.ts';

/** The text of a column from the resource's YAML; a fixed text if the YAML is unreadable. */
export const documentText =
  <T>(parse: (content: string) => T | undefined) =>
  (valueOf: (document: T) => string) =>
  ({ content }: ResourceRow): string => {
    const document = parse(content);
    return document === undefined ? UNREADABLE : valueOf(document);
  };
