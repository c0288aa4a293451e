import { refusedPartOf } from '#domain/users/refused-part.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { errorText, displayedError } from '#ui/feedback/messages.ts';
import type { FormRefusal } from '#ui/form/form-errors.ts';
import { userAlreadyDeleted } from '#screens/users/messages.ts';
import { NAME_TAKEN, USER_NOT_SAVED, noSuchRole, ROLES_REQUIRED } from './messages.ts';

/** The error text of a failed save, and the field that it concerns, if any. */
export function refusalOfUserSave(error: Parameters<typeof refusedPartOf>[0], name: string): FormRefusal {
  const refusedPart = refusedPartOf(error);
  const generalRefusal = displayedError(USER_NOT_SAVED, error);
  switch (refusedPart?.field) {
    case 'name':
      return { field: 'name', text: error.status === 409 ? NAME_TAKEN : errorText(error) };
    case 'roles':
      return {
        field: 'roles',
        text: refusedPart.role === undefined ? ROLES_REQUIRED : noSuchRole(sanitize(refusedPart.role)),
      };
    case 'user':
      return { text: userAlreadyDeleted(sanitize(name)) };
    case undefined:
      return generalRefusal;
  }
}
