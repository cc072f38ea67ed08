/**
 * The large providers where anybody gets an address. The list guards against a slip: it need not be complete, because a
 * domain of a customer is verified as well.
 */
const publicMailDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.es outlook.fr
   outlook.it outlook.jp hotmail.com hotmail.co.uk hotmail.de hotmail.es
   hotmail.fr hotmail.it live.com live.co.uk live.de live.fr
   live.nl msn.com passport.com yahoo.com yahoo.ca yahoo.co.in
   yahoo.co.jp yahoo.co.uk yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.mx
   yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it ymail.com
   rocketmail.com aol.com aim.com icloud.com me.com mac.com
   gmx.at gmx.ch gmx.com gmx.de gmx.net web.de
   mail.com email.com t-online.de freenet.de arcor.de proton.me
   protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io
   tuta.com fastmail.com fastmail.fm hey.com hushmail.com mailbox.org
   posteo.de posteo.net zoho.com zohomail.com orange.fr wanadoo.fr
   free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it
   alice.it bluewin.ch hotmail.ch btinternet.com sky.com talktalk.net
   virginmedia.com ntlworld.com comcast.net att.net sbcglobal.net verizon.net
   cox.net charter.net bellsouth.net earthlink.net juno.com rogers.com
   shaw.ca sympatico.ca bigpond.com optusnet.com.au mail.ru bk.ru
   inbox.ru list.ru yandex.com yandex.ru ya.ru rambler.ru
   ukr.net qq.com foxmail.com 163.com 126.com yeah.net
   sina.com sohu.com aliyun.com naver.com hanmail.net daum.net
   rediffmail.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp uol.com.br bol.com.br
   terra.com.br wp.pl o2.pl onet.pl interia.pl seznam.cz
   centrum.cz mailinator.com guerrillamail.com yopmail.com 10minutemail.com trashmail.com`.split(/\s+/),
);

/** Whether a domain, in ASCII and lower case, is one of a public mail provider, or below one (D52). */
export function isPublicMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_label, index) => publicMailDomains.has(labels.slice(index).join('.')));
}
