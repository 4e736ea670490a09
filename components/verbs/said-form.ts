/** A voice that is given one word takes that of other sounds that is written alike: these it says right. */
const bases: Partial<Record<string, string>> = { tear: "tare", wind: "wined" };
const pasts: Partial<Record<string, string>> = { read: "red", wound: "wownd" };

/** What a voice is given so that it says a form of a verb. */
export const saidForm = (form: string, isBase: boolean): string => (isBase ? bases : pasts)[form] ?? form;
