import { refusedPartOf } from '#domain/users/refused-part.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { errorText, displayedError } from '#ui/feedback/messages.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { deletedMeanwhile } from '#screens/users/messages.ts';
import { NAME_TAKEN, NOT_SAVED, noSuchRole, ROLES_NEEDED } from './messages.ts';

/** What a refused save means, and at which field of the form. */
export function userRefusal(error: Parameters<typeof refusedPartOf>[0], name: string): FormRefusal {
  const refused = refusedPartOf(error);
  const whole = displayedError(NOT_SAVED, error);
  switch (refused?.field) {
    case 'name':
      return { field: 'name', text: error.status === 409 ? NAME_TAKEN : errorText(error) };
    case 'roles':
      return { field: 'roles', text: refused.role === undefined ? ROLES_NEEDED : noSuchRole(sanitize(refused.role)) };
    case 'user':
      return { text: deletedMeanwhile(sanitize(name)) };
    case undefined:
      return whole;
  }
}
