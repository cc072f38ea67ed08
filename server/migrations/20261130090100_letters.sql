-- The name of the letter that a mail is made of: 'template' was a second word for it.
alter table mail rename column template to letter;
