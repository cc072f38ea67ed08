/**
 * The script of the stand-ins' pages: a room's page reloads when the room opens, and reports leaving when it is closed;
 * a form that only carries a message is sent at once.
 */
export const roomScript = `const { leave, opens } = document.body.dataset;
if (leave) addEventListener('pagehide', () => void navigator.sendBeacon(leave, new URLSearchParams()));
document.querySelector('form[data-submit]')?.submit();
if (opens) setTimeout(() => location.reload(), Math.min(Number(opens) + 500, 2147483647));
`;
