import { mapOfPairs } from "./map-of-pairs";

/** Letters that look like Latin ones and are not made the same by Unicode's own normalisation. */
export const lookAlikes = mapOfPairs(
  `
а a в b с c ԁ d е e ё e ғ f ɡ g һ h н h і i ї i ј j к k ӏ l м m п n ո n о o р p ԛ q г r ѕ s т t у y ү y ц u ѵ v ԝ w ѡ w ш w х x з z
α a β b ε e η n ι i κ k ν v ο o ρ p τ t υ u χ x ω w γ y ϲ c ϳ j ζ z σ o
ı i ɑ a ɩ i ᴀ a ʙ b ᴄ c ᴅ d ᴇ e ꜰ f ɢ g ʜ h ɪ i ᴊ j ᴋ k ʟ l ᴍ m ɴ n ᴏ o ᴘ p ꞯ q ʀ r ꜱ s ᴛ t ᴜ u ᴠ v ᴡ w ʏ y ᴢ z
ł l ø o đ d ħ h ŧ t ǝ e ʍ w ɥ h ʇ t ɐ a ɔ c ɟ f ᴉ i ʞ k ɯ m ɹ r ʌ v ʎ y ƃ g æ ae œ oe ß ss
є e э e ɛ e ꓮ a ꓐ b ꓚ c ꓓ d ꓰ e ꓝ f ꓖ g ꓧ h ꓲ i ꓙ j ꓗ k ꓡ l ꓟ m ꓠ n ꓳ o ꓑ p ꓣ r ꓢ s ꓔ t ꓴ u ꓦ v ꓪ w ꓫ x ꓬ y ꓜ z
Ꭺ a Ᏼ b Ꮯ c Ꭰ d Ꭼ e Ꮋ h Ꭵ i Ꭻ j Ꮶ k Ꮮ l Ꮇ m Ꮲ p Ꮢ r Ꮪ s Ꭲ t Ꮩ v Ꮃ w Ꮍ y Ꮓ z ա w օ o ս u ց g հ h լ l ք f`.toLowerCase(),
);
