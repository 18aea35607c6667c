import { guardForms } from './guard-forms.ts';

// Written into the head of a form that stands in a frame.

guardForms();
