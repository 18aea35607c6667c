import '../../src/styles/layers.css';
import '../../src/styles/fallback-fonts.css';
import './styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import './styles/office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.querySelector('#app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
