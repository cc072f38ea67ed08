import './acceptPageData.ts';
import { start } from './start.tsx';

const root = document.getElementById('root');
const kit = document.getElementById('kit');
// what the code of all pages takes to begin, and what the first page takes, in two tasks: between them input is handled
if (root !== null) {
  const next = new MessageChannel();
  next.port1.onmessage = () => {
    next.port1.close();
    start(root);
  };
  next.port2.postMessage(null);
}
// kit.html, which only the demo has
else if (kit !== null) {
  void import('../kit/KitPage.tsx').then(({ show }) => {
    show(kit);
  });
} else throw new Error('no root element');
