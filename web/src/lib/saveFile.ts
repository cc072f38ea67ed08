/** Hands a file that the page has made to the browser, which keeps it under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // the browser has read the address when the click is done
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 0);
}
