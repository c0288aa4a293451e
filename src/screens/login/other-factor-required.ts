import { UserFacingError } from '#lib/user-facing-error.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';

/** The password was right, and the account goes on with this; the message says what to do. */
export class OtherFactorRequired extends UserFacingError {
  readonly factor: SecondFactor;

  constructor(factor: SecondFactor, message: string) {
    super(message);
    this.name = 'OtherFactor';
    this.factor = factor;
  }
}
