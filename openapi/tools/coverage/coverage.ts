// Maps the sections and statements of docs/behaviour.md to the code and the tests that cite them.
import type { Citation } from './citations.ts';
import type { Section } from './statements.ts';

export interface StatementCoverage {
  statement: string;
  /** The citations in tests. */
  citations: readonly Citation[];
}

export interface SectionCoverage extends Pick<Section, 'heading' | 'slug'> {
  /** The paths of the code files that cite the section. */
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
    const sectionCitations = citations.filter((citation) => citation.section === slug);
    const tests = sectionCitations.filter(isTest);
    return {
      heading,
      slug,
      code: [...new Set(sectionCitations.filter((citation) => !isTest(citation)).map(({ path }) => path))].toSorted(),
      tests: tests.filter(({ quotedText: words }) => words === undefined),
      statements: statements.map((statement) => ({
        statement,
        citations: tests.filter(({ quotedText: words }) => words !== undefined && contains(statement, words)),
      })),
    };
  });

/** One error message for each citation of an unknown section, or of words that are not in exactly one statement. */
export const citationErrorsOf = (sections: readonly Section[], citations: readonly Citation[]): string[] =>
  citations.flatMap(({ path, section: slug, quotedText: words }) => {
    const section = sections.find((candidate) => candidate.slug === slug);
    if (section === undefined) return [`${path}: docs/behaviour.md has no section ${slug}`];
    if (words === undefined) return [];
    const count = section.statements.filter((statement) => contains(statement, words)).length;
    return count === 1 ? [] : [`${path}: "${words}" stands in ${count} statements of ${slug}`];
  });

/** The statements that no test cites, each after the slug of its section. */
export const untestedStatements = (coverage: readonly SectionCoverage[]): string[] =>
  coverage.flatMap(({ slug, statements }) =>
    statements.filter(({ citations }) => citations.length === 0).map(({ statement }) => `${slug}: ${statement}`),
  );
