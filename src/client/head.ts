import { fontsAfterWords } from './fonts-after-words.ts';
import { openPage } from './open-page.ts';

// Written into the head of every page, by itself or as a part of another script.

void fontsAfterWords();
addEventListener('DOMContentLoaded', openPage);
