import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root === null) throw new Error('no root element');
createRoot(root).render(createElement(StrictMode, null, createElement('h1', null, 'A page of React alone')));
