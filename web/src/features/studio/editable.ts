import { createContext } from 'react';

/** Whether the reader of a form may change it, for parts that are no controls of HTML. */
export const EditableContext = createContext(true);
