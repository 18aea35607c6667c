import './start.ts';
import { fadeInPictures } from './fade-in.ts';
import { waitForGuide } from './wait-for-guide.ts';

// Written into the head of the home page.

addEventListener('DOMContentLoaded', fadeInPictures);
waitForGuide();
