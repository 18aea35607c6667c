import { guardForms } from './guard-forms.ts';
import { startOnInteraction } from './start-on-interaction.ts';

// Written into the head of every page with a header and a footer.

guardForms();
startOnInteraction();
