import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';

/** The form itself checks nothing: the program behind it does, by the same rules as the build, in better words. */
export const trusting: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [] as RJSFValidationError[], errorSchema: {} }),
  rawValidation: () => ({}),
};
