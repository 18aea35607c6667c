/** The name under which the browser keeps an unsent contact request. Its presence hydrates the form at once. */
export const contactDraftKey = 'contactDraft';
