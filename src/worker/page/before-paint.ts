import { cookieNames } from '../../shared/cookies.ts'

/** What is personal on a shared page is read from cookies before the first paint and set on `<html>` (rule 21); styles and hydrated parts follow it. */
export const beforePaint = `(d=>{const c=document.cookie,h=n=>new RegExp('(?:^|; )'+n).test(c);if(h('${cookieNames.promoBanner}='))d.promoBanner='dismissed';if(h('${cookieNames.personalization}=[01](?:;|$)'))d.consent='decided';if(h('${cookieNames.authInfo}='))d.visitor='signed-in'})(document.documentElement.dataset)`
