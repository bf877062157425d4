/** How a picture came to be, in IPTC's words: https://cv.iptc.org/newscodes/digitalsourcetype/ */
export type DigitalSource = "compositeSynthetic" | "compositeWithTrainedAlgorithmicMedia";

/** For the picture's file: nothing but its origin, so neither names nor dates. */
export function xmpOf(source: DigitalSource): string {
  const origin = `Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"`;
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${origin}/></rdf:RDF></x:xmpmeta>`;
}
