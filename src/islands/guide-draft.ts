/** The name under which the browser keeps an unsent request for the guide. Its presence hydrates the form at once. */
export const guideDraftKey = 'guideDraft';
