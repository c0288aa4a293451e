import { useState } from 'react';
import { newDatabaseOf, AWS_REGIONS, type AwsDatabase } from '#domain/enrollment/aws-rds.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { useRegisterDatabase } from '#screens/discover/guide/database/use-register-database.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { DatabaseChoice } from './database-choice.tsx';
import { CHOOSE_DATABASE, CHOOSE_REGION, ENROLL_HELP, REGION, REGISTERING } from './messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

const ONE_SELECTED = { selectedResourcesCount: 1 };

/** The user selects a database of the AWS account and registers it. */
export function EnrollRds({ guide }: { guide: Guide }) {
  const [region, setRegion] = useState('');
  const [selected, setSelected] = useState<AwsDatabase>();
  const { isBusy, refusal, register } = useRegisterDatabase(guide, ONE_SELECTED);
  const chooseRegion = (region: string) => {
    setRegion(region);
    setSelected(undefined);
  };
  return (
    <>
      <p>{ENROLL_HELP}</p>
      <div className={css.fields}>
        <Field label={REGION}>
          <Select value={region} disabled={isBusy} onChange={({ target }) => chooseRegion(target.value)}>
            <option value="">{CHOOSE_REGION}</option>
            {AWS_REGIONS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </div>
      {region !== '' && (
        <DatabaseChoice
          key={region}
          guide={guide}
          region={region}
          selected={selected}
          isBusy={isBusy}
          onChoose={setSelected}
        />
      )}
      {refusal && !isBusy && (
        <Banner tone="bad">
          <RefusalText error={refusal} />
        </Banner>
      )}
      <output className={css.secondaryText}>{isBusy && REGISTERING}</output>
      <StepActions>
        <Button
          variant="primary"
          pending={isBusy}
          disabledReason={selected ? undefined : CHOOSE_DATABASE}
          onClick={() => selected && register(newDatabaseOf(selected))}
        >
          {NEXT}
        </Button>
      </StepActions>
    </>
  );
}
