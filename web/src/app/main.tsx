import './acceptPageData.ts';
import { start } from './start.tsx';

const root = document.getElementById('root');
const kit = document.getElementById('kit');
if (root !== null) start(root);
// kit.html, which only the demo has
else if (kit !== null) {
  void import('../kit/KitPage.tsx').then(({ show }) => {
    show(kit);
  });
} else throw new Error('no root element');
