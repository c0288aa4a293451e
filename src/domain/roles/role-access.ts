// Which roles allow access to one resource, and what a role allows, by the labels of the roles.
import { labelText } from '#lib/text/labels.ts';
import type { RoleDocuments } from './role-list.ts';
import {
  reachMatcherOf,
  reachOf,
  REACHED_KINDS,
  ternaryAnd,
  ternaryNot,
  type Labels,
  type ReachedKind,
} from './role-reach.ts';
import { matchesEverything } from './selector.ts';

export interface RoleAccess {
  name: string;
  /** False if the proxy decides by the traits of the user or by an expression. */
  isCertain: boolean;
}

/** The roles whose labels allow and do not deny a resource. The certain ones are first. */
export function rolesWithAccess(roles: RoleDocuments, kind: ReachedKind, labels: Labels): RoleAccess[] {
  const access = [...roles].flatMap(([name, document]): RoleAccess[] => {
    if (document === undefined) return [];
    const { allows, denies } = reachMatcherOf(reachOf(document, kind), undefined);
    const result = ternaryAnd(allows(labels), ternaryNot(denies(labels)));
    return result === false ? [] : [{ name, isCertain: result === true }];
  });
  return access.toSorted((a, b) => Number(b.isCertain) - Number(a.isCertain));
}

export interface AllowedLabels {
  kind: ReachedKind;
  /** The labels as texts, such as "env: dev, staging"; empty if the role allows all resources of the kind. */
  labels: readonly string[];
  hasExpression: boolean;
}

/** What a role allows, for the kinds of which it allows any resource. */
export function allowedLabelsOf(document: unknown): AllowedLabels[] {
  return REACHED_KINDS.flatMap((kind): AllowedLabels[] => {
    const { labels, expression } = reachOf(document, kind).allow;
    const hasExpression = expression !== '';
    const selectors = Object.entries(labels ?? {});
    if (selectors.length === 0 && !hasExpression) return [];
    if (labels !== undefined && matchesEverything(labels)) return [{ kind, labels: [], hasExpression }];
    return [
      { kind, labels: selectors.map(([name, values]) => labelText({ name, value: values.join(', ') })), hasExpression },
    ];
  });
}
