// Which code and which tests stand for what docs/behaviour.md states.
import type { Citation } from './citations.ts';
import type { Section } from './statements.ts';

export interface StatementCoverage {
  statement: string;
  citations: readonly Citation[];
}

export interface SectionCoverage extends Pick<Section, 'heading' | 'slug'> {
  code: readonly string[];
  /** Tests that cite the section as a whole. */
  tests: readonly Citation[];
  statements: readonly StatementCoverage[];
}

const isTest = ({ path }: Citation): boolean => /\.(?:test\.tsx?|e2e\.ts|engine\.ts)$/.test(path);

const withoutBackticks = (text: string): string => text.replaceAll('`', '');

const contains = (statement: string, quotedText: string): boolean =>
  withoutBackticks(statement).includes(withoutBackticks(quotedText));

export const coverageOf = (sections: readonly Section[], citations: readonly Citation[]): SectionCoverage[] =>
  sections.map((section) => {
    const { heading, slug, statements } = section;
    const here = citations.filter((citation) => citation.section === slug);
    const tests = here.filter(isTest);
    return {
      heading,
      slug,
      code: [...new Set(here.filter((citation) => !isTest(citation)).map(({ path }) => path))].toSorted(),
      tests: tests.filter(({ quotedText: words }) => words === undefined),
      statements: statements.map((statement) => ({
        statement,
        citations: tests.filter(({ quotedText: words }) => words !== undefined && contains(statement, words)),
      })),
    };
  });

/** What is wrong with the citations, one sentence each. */
export const citationFaultsOf = (sections: readonly Section[], citations: readonly Citation[]): string[] =>
  citations.flatMap(({ path, section: slug, quotedText: words }) => {
    const section = sections.find((known) => known.slug === slug);
    if (section === undefined) return [`${path}: docs/behaviour.md has no section ${slug}`];
    if (words === undefined) return [];
    const count = section.statements.filter((statement) => contains(statement, words)).length;
    return count === 1 ? [] : [`${path}: "${words}" stands in ${count} statements of ${slug}`];
  });

/** The statements that no test cites, each with its section. */
export const untestedStatements = (covered: readonly SectionCoverage[]): string[] =>
  covered.flatMap(({ slug, statements }) =>
    statements.filter(({ citations }) => citations.length === 0).map(({ statement }) => `${slug}: ${statement}`),
  );
