/** What a visitor reads where her form did not reach us, and stays as it is. */
export const unreachable = {
  contact:
    'We could not send your request just now. Everything you typed is still here; please try again in a moment.',
  signUp:
    'We could not save your address just now, and nothing was stored. Please try again in a moment.',
};
