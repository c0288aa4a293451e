import { useState } from 'react';
import { installDatabaseAgentCommand } from '#domain/enrollment/commands.ts';
import { isServed, type Matchers } from '#domain/enrollment/label-matchers.ts';
import { parseLabel, labelTexts, matchersOf } from '#domain/enrollment/labels.ts';
import { Button } from '#ui/button/button.tsx';
import { ChipInput } from '#ui/field/chips/chip-input.tsx';
import { withTypedText } from '#ui/field/chips/chip-values.ts';
import { FormField } from '#ui/form/form-field.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { NextStepButton } from '#screens/discover/guide/next-button.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { GenerateCommandForm } from '#screens/discover/guide/joining/generate-command-form.tsx';
import { InstallScript } from '#screens/discover/guide/joining/install-script.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/use-join-token.ts';
import { useServedDatabase } from '#screens/discover/guide/joining/joined-resource-queries.ts';
import {
  ALREADY_SERVED,
  DATABASE_HINTS,
  EDIT_MATCHERS,
  LABEL_RULE,
  MATCHER_HELP,
  MATCHERS,
  MATCHERS_FIXED,
  MATCHERS_RULE,
  RUN_ON_AGENT,
  WAITING_FOR_DATABASE,
} from './messages.ts';
import { WaitingToJoin } from '#screens/discover/guide/joining/waiting-to-join.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

const MATCH_ALL: readonly string[] = ['*: *'];

/** The labels of databases that the agent serves, the install command, and the wait for the registered database. */
export function InstallDatabase({ guide }: { guide: Guide }) {
  const { matchers } = guide.memory;
  const [matcherTexts, setMatcherTexts] = useState(matchers ? labelTexts(matchers) : MATCH_ALL);
  const [isGenerated, setGenerated] = useState(matchers !== undefined);
  const labels = guide.found?.database?.labels ?? [];
  if (matchers && isGenerated)
    return <InstallAgent guide={guide} matchers={matchers} onEdit={() => setGenerated(false)} />;
  const matcherTextsIn = (readField: FieldReader) =>
    labels.length === 0 ? MATCH_ALL : withTypedText(matcherTexts, readField('matchers'));
  const matchersIn = (readField: FieldReader) =>
    matchersOf(matcherTextsIn(readField).flatMap((matcherText) => parseLabel(matcherText) ?? []));
  const matcherErrorOf = (readField: FieldReader): string | undefined => {
    if (!matcherTextsIn(readField).every((matcherText) => parseLabel(matcherText))) return LABEL_RULE;
    return isServed(labels, matchersIn(readField)) ? undefined : MATCHERS_RULE;
  };
  return (
    <GenerateCommandForm
      validate={(readField) => ({ matchers: matcherErrorOf(readField) })}
      onSubmit={(readField) => {
        const newMatchers = matchersIn(readField);
        // New labels require a new token.
        const isSame = JSON.stringify(newMatchers) === JSON.stringify(matchers);
        guide.remember(isSame ? {} : { matchers: newMatchers, token: undefined });
        setMatcherTexts(matcherTextsIn(readField));
        setGenerated(true);
      }}
    >
      <p>{MATCHER_HELP}</p>
      {labels.length === 0 ? (
        <p className={css.secondaryText}>{MATCHERS_FIXED}</p>
      ) : (
        <FormField name="matchers" label={MATCHERS}>
          <ChipInput label={MATCHERS} values={matcherTexts} onChange={setMatcherTexts} />
        </FormField>
      )}
    </GenerateCommandForm>
  );
}

interface InstallAgentProps {
  guide: Guide;
  matchers: Matchers;
  onEdit: () => void;
}

function InstallAgent({ guide, matchers, onEdit }: InstallAgentProps) {
  const tokenRequest = useGuideToken(guide, 'Db', matchers);
  const { isServed = false } = guide.memory;
  const servedQuery = useServedDatabase(guide, tokenRequest.token !== undefined && !isServed);
  return (
    <>
      <p>{RUN_ON_AGENT}</p>
      <JoinCommand
        tokenRequest={tokenRequest}
        commandOf={({ id }) => installDatabaseAgentCommand(location.origin, id)}
      />
      {tokenRequest.token && (
        <InstallScript token={tokenRequest.token.id} script="/scripts/{token}/install-database.sh" />
      )}
      <div>
        <Button onClick={onEdit}>{EDIT_MATCHERS}</Button>
      </div>
      {isServed ? (
        <p>{ALREADY_SERVED}</p>
      ) : (
        <WaitingToJoin title={WAITING_FOR_DATABASE} joinQuery={servedQuery} hints={DATABASE_HINTS} />
      )}
      <StepActions>{isServed && <NextStepButton guide={guide} />}</StepActions>
    </>
  );
}
