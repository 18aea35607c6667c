import '@agency/site/styles/layers.css';
import './styles/fonts.css';
import 'virtual:brand.css';
import '@agency/site/styles/tokens.css';
import '@agency/site/styles/base.css';
import '@agency/site/styles/shapes.css';
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
