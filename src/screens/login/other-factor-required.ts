import { UserFacingError } from '#lib/user-facing-error.ts';
import type { SecondFactor } from '#domain/mfa/sign-in-methods.ts';

/** The password is correct, but the account uses another MFA factor. The message describes the next step. */
export class OtherFactorRequired extends UserFacingError {
  readonly factor: SecondFactor;

  constructor(factor: SecondFactor, message: string) {
    super(message);
    this.name = 'OtherFactor';
    this.factor = factor;
  }
}
