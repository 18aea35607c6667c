import { flushCompileCache } from 'node:module';
import './compile-cache.mjs';

// Usage: node server/compile.mjs
// Compiles the server without starting it, for an image whose disk can only be read later.

await import('./serve.ts');
flushCompileCache();
