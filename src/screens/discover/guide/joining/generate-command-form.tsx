import type { ReactNode } from 'react';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FormOptions } from '#ui/form/use-form.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import { GENERATE } from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

interface GenerateCommandFormProps extends Pick<FormOptions, 'validate' | 'onSubmit'> {
  children: ReactNode;
}

/** The form whose values become the command. */
export const GenerateCommandForm = ({ children, ...formProps }: GenerateCommandFormProps) => (
  <Form className={css.fields} tracksUnsavedWork={false} {...formProps}>
    {children}
    <StepActions>
      <SubmitButton>{GENERATE}</SubmitButton>
    </StepActions>
  </Form>
);
