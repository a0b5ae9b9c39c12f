export const resume = {
  'resume.title': 'Continue later or on another device',
  'resume.text': 'We send you a link to exactly this point. Your details show only after your e-mail address is entered again.',
  'resume.keeps':
    'What you have entered on this page, passport numbers too, is kept encrypted for this, at the longest until the link ends.',
  'resume.plain': 'Continue first to keep what you have entered on this page; then ask for the link on the next one.',
  'resume.send': 'Send me a link',
  'resume.sending': 'The link is being made …',
  'resume.mailed': 'The link is on its way to your mailbox.',
  'resume.unmailed': 'The e-mail could not be sent. Please use the code or copy the link.',
  'resume.scan': 'Scan the code with your phone, or copy the link. It works until {date}.',
  'resume.code': 'QR code with your link',
  'resume.limited': 'That is enough links for now. Use one you already have, or try again later.',
  'resume.revoke': 'End all links',
  'resume.revokeText': 'Links to this booking were made. You can end them all at any time.',
  'resume.revoked': 'The links have ended. Nobody can open this booking with them any more.',
  'resume.opened': 'Welcome back. Enter the e-mail address that the link was sent to, and your details will show.',
  'resume.ended': 'This link has ended. If the booking is yours, enter the e-mail address you booked with.',
  'resume.mail.subject': 'Continue your booking: {title}',
  'resume.mail.lead': 'Here you can continue your booking “{title}”, on any device:',
  'resume.mail.until':
    'The link works until {date}. For your safety we ask for this e-mail address before your details show. You can end the link at any time in your booking.',
  'resume.mail.unasked': 'You did not ask for this? Then you need not do anything.',
}
