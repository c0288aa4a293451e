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
import { NextButton } from '#screens/discover/guide/next-button.tsx';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { GenerateForm } from '#screens/discover/guide/joining/generate-form.tsx';
import { InstallScript } from '#screens/discover/guide/joining/install-script.tsx';
import { JoinCommand } from '#screens/discover/guide/joining/join-command.tsx';
import { useGuideToken } from '#screens/discover/guide/joining/join-token.ts';
import { useServedDatabase } from '#screens/discover/guide/joining/joined.ts';
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
import { Waiting } from '#screens/discover/guide/joining/waiting.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

const EVERYTHING: readonly string[] = ['*: *'];

/** Which databases the agent serves, the command that installs it, and the wait for this one. */
export function InstallDatabase({ guide }: { guide: Guide }) {
  const { matchers } = guide.memory;
  const [texts, setTexts] = useState(matchers ? labelTexts(matchers) : EVERYTHING);
  const [isGenerated, setGenerated] = useState(matchers !== undefined);
  const labels = guide.found?.database?.labels ?? [];
  if (matchers && isGenerated) return <Install guide={guide} matchers={matchers} onEdit={() => setGenerated(false)} />;
  const textsIn = (text: FieldReader) => (labels.length === 0 ? EVERYTHING : withTypedText(texts, text('matchers')));
  const matchersIn = (text: FieldReader) => matchersOf(textsIn(text).flatMap((one) => parseLabel(one) ?? []));
  const faultOf = (text: FieldReader): string | undefined => {
    if (!textsIn(text).every((one) => parseLabel(one))) return LABEL_RULE;
    return isServed(labels, matchersIn(text)) ? undefined : MATCHERS_RULE;
  };
  return (
    <GenerateForm
      validate={(text) => ({ matchers: faultOf(text) })}
      onSubmit={(text) => {
        const wanted = matchersIn(text);
        // Other labels take another token.
        const isSame = JSON.stringify(wanted) === JSON.stringify(matchers);
        guide.remember(isSame ? {} : { matchers: wanted, token: undefined });
        setTexts(textsIn(text));
        setGenerated(true);
      }}
    >
      <p>{MATCHER_HELP}</p>
      {labels.length === 0 ? (
        <p className={css.quiet}>{MATCHERS_FIXED}</p>
      ) : (
        <FormField name="matchers" label={MATCHERS}>
          <ChipInput label={MATCHERS} values={texts} onChange={setTexts} />
        </FormField>
      )}
    </GenerateForm>
  );
}

interface InstallProps {
  guide: Guide;
  matchers: Matchers;
  onEdit: () => void;
}

function Install({ guide, matchers, onEdit }: InstallProps) {
  const making = useGuideToken(guide, 'Db', matchers);
  const { isServed = false } = guide.memory;
  const asked = useServedDatabase(guide, making.token !== undefined && !isServed);
  return (
    <>
      <p>{RUN_ON_AGENT}</p>
      <JoinCommand making={making} commandOf={({ id }) => installDatabaseAgentCommand(location.origin, id)} />
      {making.token && <InstallScript token={making.token.id} script="/scripts/{token}/install-database.sh" />}
      <div>
        <Button onClick={onEdit}>{EDIT_MATCHERS}</Button>
      </div>
      {isServed ? (
        <p>{ALREADY_SERVED}</p>
      ) : (
        <Waiting title={WAITING_FOR_DATABASE} asked={asked} hints={DATABASE_HINTS} />
      )}
      <StepActions>{isServed && <NextButton guide={guide} />}</StepActions>
    </>
  );
}
