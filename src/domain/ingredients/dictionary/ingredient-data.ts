/**
 * The ingredient dictionary: facts from the CosIng database and the annexes of Regulation (EC) No 1223/2009. The
 * columns are in ingredient-line.ts. Never change or reuse a number; see docs/ingredients.md for changes.
 */
export const ingredientData = `
1	Aqua	Water|Eau|Purified Water|Agua|Acqua|Wasser|Voda|Woda|Vatten|Vand|Vesi|Water (Aqua)|Declustered Water|Deionized Water|Distilled Water|Demineralized Water|Spring Water|Thermal Water|Aqua Purificata|H2O|Eau Thermale|DI Water|Deionised Water|Ionized Water|Soft Water|Osmosis Water|Reverse Osmosis Water|Filtered Water|Eau Purifiée|Agua Purificada|Acqua Purificata	so sk am xc	7732-18-5	231-791-2
2	Parfum	Fragrance|Perfume|Profumo|Duft|Fragancia|Fragrances|Natural Fragrance|Perfum|Fragrance Oil|Parfums|Duftstoffe|Natural Fragrance Oils|Essential Oil Fragrance	fr
3	Aroma	Flavor|Flavour|Flavors|Flavoring|Natural Flavor|Natural Flavors|Natural Flavours|Arôme|Saveur|Flavor Oil	fl
4	Iron Oxides	Iron Oxide|CI 77489|CI 77491/CI 77492/CI 77499|CI 77491/77492/77499|Oxyde de Fer	co	1345-25-1	215-721-8	IV/134
5	CI 77491	Red Iron Oxide|Iron Oxide Red|Iron Oxides Red|Pigment Red 101	co	1309-37-1	215-168-2	IV/135
6	CI 77492	Yellow Iron Oxide|Iron Oxide Yellow|Iron Oxides Yellow|Pigment Yellow 42	co	51274-00-1	257-098-5	IV/136
7	CI 77499	Black Iron Oxide|Iron Oxide Black|Iron Oxides Black|Pigment Black 11	co	12227-89-3	235-442-5	IV/137
8	Titanium Dioxide	CI 77891|Pigment White 6|Dioxyde de Titane|Titanium Oxide|TiO2	uv co bu li	13463-67-7	236-675-5	III/321=25,1.4,1.1 VI/27=25
9	Zinc Oxide	CI 77947|Oxyde de Zinc|Zinkoxid|ZnO	uv co sk bu am li or	1314-13-2	215-222-5	IV/144 VI/30=25
10	Mica	CI 77019	co ab bu	12001-26-2	310-127-6
11	Carmine	CI 75470|Carmines|Cochineal|Carminic Acid|Natural Red 4	co fr	1390-65-4	215-724-4	IV/115
12	Ultramarines	CI 77007|Ultramarine|Ultramarine Blue|Lazurite	co hd	1302-83-6	215-111-1	IV/120
13	Manganese Violet	CI 77742	co	10101-66-3	233-257-4	IV/140
14	Bismuth Oxychloride	CI 77163	co	7787-59-9	232-122-7	IV/123
15	Ferric Ferrocyanide	CI 77510|Iron Blue|Prussian Blue	co	12240-15-2	237-875-5	IV/138
16	Ferric Ammonium Ferrocyanide		co
17	Chromium Oxide Greens	CI 77288|Chromium Oxide Green|Chrome Oxide Green|Chromium Oxide	co	1308-38-9	215-160-9	IV/129
18	Chromium Hydroxide Green	CI 77289|Hydrated Chromium Oxide|Hydrated Chrome Oxide Green	co	1308-14-1	215-158-8	IV/130
19	Barium Sulfate	CI 77120	co bu	7727-43-7	231-784-4	IV/122
20	Calcium Carbonate	CI 77220|Chalk	co vi ab ar bu ph or	471-34-1	207-439-9	IV/124
21	Magnesium Carbonate	CI 77713	co bi ab bu	546-93-0	208-915-9	IV/139
22	Calcium Sulfate	CI 77231	co ar bu	10101-41-4		IV/125
23	Kaolin	CI 77004|White Clay|China Clay|Kaolin Clay	co ab ar bu	1332-58-7	310-194-1	IV/119
24	Tin Oxide	CI 77861	co vi ar bu	18282-10-5	242-159-0
25	Gold	CI 77480|Aurum	co sk bu	7440-57-5	231-165-9	IV/133
26	Silver	CI 77820|Argentum	co sk am	7440-22-4	231-131-3	IV/142
27	Copper Powder	CI 77400|Bronze Powder|Copper|Bronze	co bu am	7440-50-8	231-159-6	IV/132
28	Aluminum Powder	CI 77000	co	7429-90-5	231-072-3	IV/117
29	Beta-Carotene	CI 40800|CI 75130	co sk vt	7235-40-7	230-636-6	IV/111 IV/55
30	Annatto	CI 75120	co	1393-63-1	215-735-4	IV/109
31	Chlorophyllin-Copper Complex	CI 75810|Potassium Sodium Copper Chlorophyllin	co ao am	11006-34-1	234-242-5	IV/116
32	Guanine	CI 75170	co bu	73-40-5	200-799-8	IV/113
33	Guaiazulene		fr am	489-84-9	207-701-2
34	Caramel	CI 150a|Caramel Color	co fr	8028-89-5	232-435-9	IV/146
35	CI 77266	Carbon Black|Black 2|Black No. 2|Pigment Black 7	co	1333-86-4	215-609-9	IV/126 IV/126a
36	CI 77268:1	Carbon Black (Vegetable)|Vegetable Carbon	co	1339-82-8	215-669-6	IV/128
37	CI 19140	Yellow 5|Tartrazine|Acid Yellow 23|Food Yellow 4|Yellow 4	co hd	1934-21-0	217-699-5	III/189=0.5 IV/44
38	CI 15985	Yellow 6|Sunset Yellow|Food Yellow 3|Yellow 6 Lake	co	2783-94-0	220-491-7	IV/31
39	CI 45350	Yellow 7|Yellow 8|Acid Yellow 73	co	518-47-8	208-253-0	II/1332 IV/74
40	CI 47005	Yellow 10|Acid Yellow 3	co hd	8004-92-0	305-632-3	III/326=0.5 IV/82
41	CI 47000	Yellow 11|Solvent Yellow 33	co hd	8003-22-3	232-318-2	II/1358 IV/81
42	CI 10316	Ext. Yellow 7|Ext. D&C Yellow 7	co hd	846-70-8	212-690-2	IV/3
43	CI 14700	Red 4	co	4548-53-2	224-909-9
44	CI 15850	Red 6|Red 7|Pigment Red 57|Red 7 Lake|Red 201|Red 202	co hd	5858-81-1	227-497-9	III/296=0.4 IV/27
45	CI 26100	Red 17|Solvent Red 23	co hd	85-86-9	201-638-4	II/1353 IV/51
46	CI 45380	Red 21|Red 22|Acid Red 87|Red 223|Red 230	co	17372-87-1	241-409-6	II/1334 IV/76
47	CI 45410	Red 27|Red 28|Acid Red 92|Red 218|Red 28 Lake	co hd	18472-87-2	242-355-6	III/270=0.4 IV/79
48	CI 73360	Red 30|Vat Red 1|Red 226	co	2379-74-0	219-163-6	IV/100
49	CI 15800	Red 31	co	6371-76-2	228-899-7	IV/26
50	CI 17200	Red 33|Acid Red 33|Red 227	co hd	3567-66-6	222-656-9	III/254=0.5 IV/37
51	CI 15880	Red 34	co	6417-83-0	229-142-3	IV/29
52	CI 12085	Red 36|Pigment Red 4	co hd	2814-77-9	220-562-2	II/1345 IV/9
53	CI 16035	Red 40|Allura Red|Curry Red	co hd	25956-17-6	247-368-0	III/191=0.4 IV/32
54	CI 45430	Red 3|Erythrosine	co	16423-68-0	240-474-8	IV/80
55	CI 16255	Ponceau 4R|Acid Red 18	co hd	2611-82-7	220-036-2	III/192=0.5 IV/35
56	CI 14720	Acid Red 14	co	3567-69-9	222-657-4	IV/19
57	CI 15510	Orange 4|Acid Orange 7	co hd	633-96-5	211-199-0	III/318=0.5 IV/21
58	CI 45370	Orange 5|Acid Orange 11	co	4372-02-5	224-468-2	IV/75
59	CI 45425	Orange 10	co	33239-19-9	251-419-2
60	CI 42090	Blue 1|Blue 4|Brilliant Blue FCF|Acid Blue 9|Blue 1 Lake	co hd	2650-18-2	223-339-8	III/190=0.5 IV/63
61	CI 42051	Acid Blue 3|Patent Blue V	co hd	3536-49-0	222-573-8	II/1356 IV/60
62	CI 42053	Green 3|Fast Green FCF	co hd	2353-45-9	219-091-5	II/1357 IV/61
63	CI 61570	Green 5|Acid Green 25	co	4403-90-1	224-546-6	III/290=0.3 IV/92
64	CI 61565	Green 6|Solvent Green 3	co hd	128-80-3	204-909-5	II/1364 IV/91
65	CI 59040	Green 8|Solvent Green 7	co hd	6358-69-6	228-783-6	II/1362 IV/87
66	CI 60725	Violet 2|Solvent Violet 13	co hd	81-48-1	201-353-5	II/1363 IV/89
67	CI 60730	Ext. Violet 2|Ext. D&C Violet 2|Acid Violet 43|Violet 401	co	4430-18-6	224-618-7	III/291=0.5 IV/90
68	CI 20170	Brown 1|Acid Orange 24	co hd	1320-07-6	215-296-9	II/1232
69	CI 73015	Indigo Carmine|Blue 2	co	860-22-0	212-728-8	IV/99
70	CI 69825	Blue 9|Vat Blue 6	co	130-20-1	204-980-2	IV/96
71	CI 74160	Pigment Blue 15	co hd	147-14-8	205-685-1	II/1367 IV/105
72	CI 74260	Pigment Green 7	co hd	1328-53-6	215-524-7	II/1369 IV/107
73	CI 18050	Acid Red 1	co	3734-67-6	223-098-9	IV/38
74	CI 28440	Brilliant Black 1	co	2519-30-4	219-746-5	IV/53
75	Cera Alba	Beeswax|Cire d'Abeille|White Beeswax|Yellow Beeswax|Cera Flava|Bienenwachs|Cera d'Api|Beeswax (Cera Alba)|Bleached Beeswax	em es sk fr vi ff bi	8012-89-3	232-383-7
76	Synthetic Beeswax		es vi bi bu	71243-51-1	275-286-5
77	Copernicia Cerifera Wax	Carnauba Wax|Carnauba|Cera Carnauba|Copernicia Cerifera Cera|Cire de Carnauba|Copernicia Cerifera Carnauba Wax|Copernicia Prunifera Wax|Carnauba Cera	ex em vi ff ar ot xc	8015-86-9	232-399-4
78	Euphorbia Cerifera Wax	Candelilla Wax|Candelilla Cera|Euphorbia Cerifera Cera|Cire de Candelilla|Candelilla|Euphorbia Antisyphilitica Wax	em oc es sk fr vi ff as	8006-44-8	232-347-0
79	Cera Microcristallina	Microcrystalline Wax|Cire Microcristalline|Microcristalline Wax|Cera Microcrystalline|Cire Microcrystalline	es vi bi bu	63231-60-7	264-038-1
80	Rhus Succedanea Fruit Wax	Japan Wax|Rhus Succedanea Fruit Cera	em vi bi	8001-39-6
81	Helianthus Annuus Seed Wax	Sunflower Seed Wax|Helianthus Annuus Seed Cera	em sk vi	1286686-34-7
82	Oryza Sativa Bran Wax	Rice Bran Wax|Oryza Sativa Cera|Oryza Sativa Bran Cera	sk hc vi	8016-60-2	232-409-7
83	Paraffinum Liquidum	Mineral Oil|Huile Minerale|Liquid Paraffin|White Mineral Oil|Paraffin Oil|Light Mineral Oil	em oc so sk hc fr	8012-95-1	232-384-2
84	Petrolatum	Petroleum Jelly|White Petrolatum|Vaseline|Soft Paraffin	em hc	8009-03-8	232-373-2	II/904
85	Paraffin	Paraffin Wax|Food Grade Paraffin	em sk fr vi	8002-74-2	232-315-6
86	Honey	Mel|Miel|Manuka Honey|Mirsalehi Honey|Wildflower Honey|Acacia Honey	hu em sk fl	8028-66-8
87	Lanolin	Wool Fat|Lanolin Cera|Wool Wax	cl fo em es sk hc ff bi	8006-54-0	232-348-6
88	Maris Aqua	Sea Water|Eau de Mer|Marine Water|Maris Sea Water|Aqua Maris	hu so sk
89	Maris Sal	Sea Salt|Sel Marin|Dead Sea Salt	hu sk fl ar	7647-14-5	231-598-3
90	Sodium Chloride	Salt|Table Salt|Himalayan Salt|Pink Salt|Chlorure de Sodium|Natriumchlorid|Cloruro de Sodio	ex fr vi bu or	7647-14-5	231-598-3
91	Faex Extract	Yeast Extract|Extrait de Levure|Yeast Extract/Faex|Faex	sk	8013-01-2	232-387-9
92	Lactis Proteinum	Milk Protein|Protéine du Lait	sk hc	91053-68-8
93	Lac	Milk|Lait	sk	8049-98-7
94	Royal Jelly			8031-67-2
95	Royal Jelly Powder		sk	91081-56-0	293-662-7
96	Gelatin	Gelatine|Bovine Gelatin|Fish Gelatin|Beef Gelatin	vi ff xc	9000-70-8	232-554-6
97	Shellac		em vi ff bi	9000-59-3	232-549-9
98	Carrageenan	Chondrus Crispus	sk fr	9000-07-1	232-524-2
99	Carrageenan Gum
100	Pearl Powder
101	Sucrose	Sugar|Cane Sugar|Saccharum Officinarum Sugar|Raw Sugar|Brown Sugar|Saccharose|Evaporated Cane Juice|Evaporated Cane Sugar	hu st sk xc	57-50-1	200-334-9
102	Glycerin	Glycerol|Glycerine|Glicerin|Vegetable Glycerin|Vegetable Glycerine|Glycerin (Vegetable)	hu so sk hc fr vi or ot xc	56-81-5	200-289-5
103	Alcohol Denat.	Denatured Alcohol|SD Alcohol|SD Alcohol 40-B|SD Alcohol 39-C|SD Alcohol 40|SD Alcohol 38-B|SD Alcohol 40-2|SD Alcohol 23-A|Alcohol Denatured|Alcool Denat|Alcohol Denatd|Sugarcane Alcohol Denat|Ethyl Alcohol Denatured|Alkohol Denat|Denat Alcohol|Specially Denatured Alcohol|Alcohol 40-B|SDA 40-B|SDA-40 Alcohol|SDA 40B Alcohol|Cane Alcohol Denat.	so fr vi am as ot	61116-08-3
104	Alcohol	Ethanol|Ethyl Alcohol|Alcool|Grain Alcohol|Dehydrated Alcohol|Alcohol Anhydrous|Ethyl Alcohol (Ethanol)|Alcohol Ethylique|Alcool Ethylique|Sugar Cane Alcohol|Cane Sugar Alcohol	so fr vi am as ot	64-17-5	200-578-6
105	Isopropyl Alcohol	Isopropanol|2-Propanol|Propan-2-ol	so fr vi ot	67-63-0	200-661-7
106	Tocopherol	Vitamin E|D-Alpha Tocopherol|Alpha-Tocopherol|DL-Alpha Tocopherol|Mixed Tocopherols|Tocopherols|Tocopherol Vitamin E|Natural Vitamin E|Vitamin E Oil	oc ao sk fr	54-28-4	200-201-5
107	Tocopheryl Acetate	Vitamin E Acetate|D-Alpha Tocopheryl Acetate|DL-Alpha Tocopheryl Acetate|Alpha-Tocopheryl Acetate|Alpha Tocopherol Acetate|Tocopherol Acetate	ao sk vt	7695-91-2	231-710-0
108	Ascorbic Acid	Vitamin C|L-Ascorbic Acid	ao sk fr ph vt	50-81-7	200-066-2
109	Niacinamide	Vitamin B3|Nicotinamide|Vitamin PP	sk vt	98-92-0	202-713-4
110	Panthenol	Provitamin B5|D-Panthenol|DL-Panthenol|Vitamin B5|Dexpanthenol	hu sk hc	81-13-0	201-327-3
111	Biotin	Vitamin B7|Vitamin H|D-Biotin	sk hc vt	58-85-5	200-399-3
112	Retinol	Vitamin A|Vitamin A1	sk	68-26-8	200-683-7	III/376=0.05,0.3
113	Retinal	Retinaldehyde	sk	116-31-4	204-135-8
114	Retinyl Palmitate	Vitamin A Palmitate	sk vt	79-81-2	201-228-5	III/376=0.05,0.3
115	Cyanocobalamin	Vitamin B12|Cobalamin	sk vt	68-19-9	200-680-0
116	Pyridoxine HCl	Pyridoxine Hydrochloride|Vitamin B6	sk hc vt	58-56-0	200-386-2
117	Cholecalciferol	Vitamin D3|Colecalciferol	sk or vt	67-97-0	200-673-2	II/335
118	Ergocalciferol	Vitamin D2	sk	50-14-6	200-014-9	II/335
119	Thiamine HCl	Vitamin B1|Thiamin|Thiamine|Thiamine Hydrochloride	sk fr	67-03-8	200-641-8
120	Riboflavin	Vitamin B2|Lactoflavin	co sk vt	83-88-5	201-507-1	IV/145
121	Folic Acid	Vitamin B9|Folate|Folacin	sk vt	59-30-3	200-419-0
122	Linoleic Acid	Vitamin F	cl em sk hc	60-33-3	200-470-9
123	Phytonadione	Vitamin K1|Phylloquinone|Phytomenadione	sk	81818-54-4	279-833-9	II/1371
124	Ubiquinone	Coenzyme Q10|CoQ10	ao sk nu	303-98-0	206-147-9
125	Caprylic/Capric Triglyceride	Caprylic/Capric Triglycerides|Capric/Caprylic Triglyceride|Capric/Caprylic Triglycerides|MCT Oil|Fractionated Coconut Oil|Caprylic/Capric Triglycerid	em oc so fr	73398-61-5	277-452-2
126	Butyrospermum Parkii Butter	Shea Butter|Butyrospermum Parkii|Butyrospermum Parkii Shea Butter|Vitellaria Paradoxa Butter|Butyrospermum Parkii Fruit Butter|Beurre de Karité|Karite Butter|Butyrospermum Parkii Seed Butter|Butyrospermum Parkii Nut Butter|Shea Nut Butter	em sk vi	194043-92-0	293-515-7
127	Butyrospermum Parkii Oil	Shea Oil|Shea Butter Oil	em sk	91080-23-8	293-515-7
128	Simmondsia Chinensis Seed Oil	Jojoba Seed Oil|Jojoba Oil|Simmondsia Chinensis Oil|Buxus Chinensis Oil|Simmondsia Chinensis Jojoba Oil	em sk hc	90045-98-0	289-964-3
129	Helianthus Annuus Seed Oil	Sunflower Seed Oil|Sunflower Oil|Helianthus Annuus Oil|Helianthus Annus Seed Oil	em oc so sk	84776-03-4	232-273-9
130	Helianthus Annuus Seed Extract	Sunflower Seed Extract|Helianthus Annus Seed Extract	sk hc li
131	Prunus Amygdalus Dulcis Oil	Sweet Almond Oil|Almond Oil|Prunus Amygdalus Oil|Prunus Dulcis Oil|Prunus Amygdalus Dulcis Sweet Almond Oil	em sk	8007-69-0	291-063-5
132	Argania Spinosa Kernel Oil	Argan Oil|Argania Spinosa Oil|Argan Kernel Oil|Argania Spinosa Nut Oil	em sk	223747-87-3
133	Rosa Canina Fruit Oil	Rosehip Oil|Rosa Canina Oil|Rosehip Fruit Oil	em sk	84696-47-9	283-652-0
134	Rosa Canina Fruit Extract	Rosehip Extract|Rose Hips Extract	sk as	84696-47-9	283-652-0
135	Persea Gratissima Oil	Avocado Oil|Persea Americana Oil	em sk
136	Vitis Vinifera Seed Oil	Grapeseed Oil	em sk	85594-37-2	287-896-9
137	Cocos Nucifera Oil	Coconut Oil|Virgin Coconut Oil	em sk hc fr	8001-31-8	232-282-8
138	Ricinus Communis Seed Oil	Castor Oil|Castor Seed Oil|Ricinus Communis Oil	em sk fr	8001-79-4	232-293-8
139	Olea Europaea Fruit Oil	Olive Oil|Olive Fruit Oil|Olea Europaea Oil|Extra Virgin Olive Oil	em sk fr	8001-25-0	232-277-0
140	Theobroma Cacao Seed Butter	Cocoa Butter|Cocoa Seed Butter|Theobroma Cacao Butter|Cacao Butter|Cacao Seed Butter	em sk fr	84649-99-0	283-480-6
141	Mangifera Indica Seed Butter	Mango Butter|Mango Seed Butter|Mangifera Indica Butter	em sk
142	Sclerocarya Birrea Seed Oil	Marula Oil|Marula Seed Oil	hu em hc
143	Hippophae Rhamnoides Fruit Oil	Sea Buckthorn Fruit Oil	em sk	225234-03-7
144	Hippophae Rhamnoides Oil	Sea Buckthorn Oil	em sk	225234-03-7
145	Oenothera Biennis Oil	Evening Primrose Oil|Oenothera Biennis Seed Oil|Evening Primrose Seed Oil	em nu	90028-66-3	289-859-2
146	Camellia Sinensis Leaf Extract	Green Tea Extract|Green Tea Leaf Extract	hu em ao sk fr am as li or nu	84650-60-2	283-519-7
147	Camellia Oleifera Seed Oil	Tea Seed Oil	em sk	225233-97-6
148	Aloe Barbadensis Leaf Juice	Aloe Vera|Aloe Juice|Aloe Vera Juice|Aloe Vera Leaf Juice|Aloe Vera Gel|Aloe Barbadensis Gel|Aloe Barbadensis|Aloe Leaf Juice|Aloe Barbadensis Juice	sk	85507-69-3	287-390-8
149	Aloe Barbadensis Leaf Extract	Aloe Vera Extract|Aloe Leaf Extract	hu em sk or	85507-69-3	287-390-8
150	Aloe Barbadensis Leaf Juice Powder	Aloe Vera Powder|Aloe Vera Leaf Juice Powder	sk	85507-69-3	287-390-8
151	Centella Asiatica Extract	Cica|Gotu Kola|Tiger Grass|Gotu Kola Extract|Hydrocotyl Extract	cl st sk	84696-21-9	283-640-5
152	Chamomilla Recutita Flower Extract	Chamomile Extract|Matricaria Extract|Matricaria Flower Extract|Chamomile Flower Extract|Chamomilla Recutita Matricaria Flower Extract	sk fr	84082-60-0	282-006-5
153	Glycyrrhiza Glabra Root Extract	Licorice Root Extract|Licorice Extract	em st sk fr bl	84775-66-6	283-895-2
154	Hamamelis Virginiana Water	Witch Hazel|Witch Hazel Water|Hamamelis Water	so st sk hc as	84696-19-5	283-637-9
155	Hamamelis Virginiana Extract	Witch Hazel Extract	sk ab as	84696-19-5	283-637-9
156	Rosa Damascena Flower Water	Rose Water|Damask Rose Water|Rose Flower Water|Rosa Damascena Distillate	so sk fr	90106-38-0	290-260-3
157	Rosa Damascena Flower Oil	Rose Oil|Rose Otto|Rose Flower Oil|Damask Rose Oil|Rosa Damascena Oil	sk fr	90106-38-0	290-260-3	III/366!
158	Lavandula Angustifolia Oil	Lavender Oil|Lavender Essential Oil|Lavandula Officinalis Oil|Lavandula Angustifolia Flower/Leaf/Stem Oil	sk fr	8000-28-0	289-995-2	III/360!
159	Mentha Piperita Oil	Peppermint Oil|Peppermint Essential Oil|Mentha Piperita Leaf Oil|Peppermint Leaf Oil|Mentha Piperita Herb Oil	sk fr			III/361!
160	Melaleuca Alternifolia Leaf Oil	Tea Tree Oil|Tea Tree Leaf Oil|Melaleuca Alternifolia Oil	ao sk fr
161	Eucalyptus Globulus Leaf Oil	Eucalyptus Leaf Oil	sk fr			III/355!
162	Rosmarinus Officinalis Leaf Oil	Rosemary Oil|Rosemary Leaf Oil|Rosmarinus Officinalis Oil	sk fr
163	Rosmarinus Officinalis Leaf Extract	Rosemary Extract|Rosemary Leaf Extract	ao sk fr am	84604-14-8	283-291-9
164	Citrus Limon Peel Oil	Lemon Peel Oil|Lemon Oil|Citrus Limon Oil|Citrus Medica Limonum Peel Oil|Citrus Limonum Peel Oil|Citrus Medica Limonum Oil|Citrus Limonum Oil	sk fr	8008-56-8	284-515-8	II/358 III/353!
165	Citrus Aurantium Dulcis Peel Oil	Orange Peel Oil|Orange Oil|Sweet Orange Oil|Citrus Sinensis Peel Oil|Sweet Orange Peel Oil	sk fr	8008-57-9		III/351!
166	Citrus Aurantium Bergamia Fruit Oil	Bergamot Oil|Bergamot Fruit Oil|Citrus Bergamia Oil|Citrus Aurantium Bergamia Oil|Citrus Bergamia Fruit Oil	fr			III/352!
167	Citrus Aurantium Amara Flower Oil	Neroli Oil	sk fr			III/350!
168	Citrus Grandis Peel Oil	Grapefruit Peel Oil|Grapefruit Oil	sk fr			II/358
169	Citrus Nobilis Peel Oil	Mandarin Orange Peel Oil|Mandarin Oil	sk fr
170	Citrus Aurantifolia Oil	Lime Oil	cl sk hc fr			II/358
171	Pelargonium Graveolens Flower Oil	Geranium Oil|Geranium Flower Oil	fr	90082-51-2	290-140-0	III/364!
172	Cananga Odorata Flower Oil	Ylang Ylang Oil|Ylang Ylang Flower Oil|Cananga Odorata Oil	fr			III/347!
173	Anthemis Nobilis Flower Oil	Chamomile Essential Oil|Roman Chamomile Oil|Chamomile Oil|Anthemis Nobilis Oil|English Chamomile Oil	sk fr	84649-86-5	283-467-5
174	Pogostemon Cablin Oil	Patchouli Oil	fr			III/365!
175	Santalum Album Oil	Sandalwood Oil|Santalum Album Wood Oil	fr			III/367!
176	Cedrus Atlantica Bark Oil	Cedarwood Oil|Cedrus Atlantica Oil	sk fr	8000-27-9	295-985-9	III/122!
177	Vetiveria Zizanoides Root Oil	Vetiver Oil	sk fr	8016-96-4	282-490-8
178	Jasminum Officinale Oil	Jasmine Oil|Jasminum Officinale Flower Oil	hu st sk fr	8022-96-6	289-960-1	III/357!
179	Eugenia Caryophyllus Bud Oil	Clove Oil|Syzygium Aromaticum Bud Oil|Eugenia Caryophyllata Bud Oil|Clove Bud Oil	fr	84961-50-2	284-638-7	III/356!
180	Salvia Sclarea Oil	Clary Sage Oil	sk fr	8016-63-5	283-911-8
181	Zingiber Officinale Root Oil	Ginger Oil|Ginger Root Oil	sk fr	8007-08-7
182	Glycine Soja Oil	Soybean Oil|Soy Oil	em sk fr	8001-22-7	232-274-4
183	Carthamus Tinctorius Seed Oil	Safflower Seed Oil|Safflower Oil	em sk fr	8001-23-8	232-276-5
184	Prunus Armeniaca Kernel Oil	Apricot Kernel Oil|Apricot Oil	em sk fr	68650-44-2	272-046-1
185	Adansonia Digitata Seed Oil	Baobab Oil|Baobab Seed Oil	em sk hc	91745-12-9	294-680-8
186	Sesamum Indicum Seed Oil	Sesame Oil|Sesame Seed Oil	em sk hc fr	8008-74-0	232-370-6
187	Macadamia Integrifolia Seed Oil	Macadamia Seed Oil|Macadamia Oil|Macadamia Nut Oil	sk
188	Macadamia Ternifolia Seed Oil	Macadamia Ternifolia Nut Oil	em	128497-20-1
189	Cannabis Sativa Seed Oil	Hemp Seed Oil	em sk	89958-21-4	289-644-3
190	Linum Usitatissimum Seed Oil	Flaxseed Oil|Linseed Oil	sk fr nu	8001-26-1	232-278-6
191	Aleurites Moluccana Seed Oil	Kukui Nut Oil|Kukui Seed Oil|Aleurites Moluccanus Seed Oil		8015-80-3
192	Moringa Oleifera Seed Oil	Moringa Oil|Moringa Pterygosperma Seed Oil	em sk	93165-54-9	296-941-1
193	Moringa Oleifera Seed Extract	Moringa Pterygosperma Seed Extract	sk	93165-54-9
194	Borago Officinalis Seed Oil	Borage Oil|Borage Seed Oil	em sk	225234-12-8
195	Oryza Sativa Bran Oil	Rice Bran Oil	em sk	68553-81-1	271-397-8
196	Triticum Vulgare Germ Oil	Wheat Germ Oil	hu em sk	68917-73-7	281-689-7
197	Elaeis Guineensis Oil	Palm Oil	em	8002-75-3	232-316-1
198	Elaeis Guineensis Kernel Oil	Palm Kernel Oil	em	8023-79-8	232-425-4
199	Brassica Campestris Seed Oil	Rapeseed Oil|Brassica Campestris Oil	sk
200	Canola Oil	Canola	em sk	120962-03-0
201	Gossypium Herbaceum Seed Oil	Cottonseed Oil	sk
202	Arachis Hypogaea Oil	Peanut Oil	oc	8002-03-7	232-296-4	III/306
203	Zea Mays Starch	Corn Starch|Maize Starch	sk vi ab ar bu
204	Zea Mays Oil	Corn Oil	es sk hc fr
205	Oryza Sativa Starch	Rice Starch	vi bi ab bu	9005-25-8	232-679-6
206	Oryza Sativa Powder	Rice Powder	bu	68553-81-1	271-397-8
207	Tapioca Starch	Manihot Utilissima Starch|Cassava Starch	vi ab	9005-25-8	232-679-6
208	Solanum Tuberosum Starch	Potato Starch	vi bi ab bu	9005-25-8	232-679-6
209	Avena Sativa Kernel Flour	Oat Kernel Flour|Oat Flour	sk vi ab ar bu	134134-86-4	281-672-4
210	Avena Sativa Kernel Extract	Oat Kernel Extract	em ao sk ar	84012-26-0	281-672-4
211	Curcuma Longa Root Extract	Turmeric Root Extract|Turmeric Extract	ao sk fr	84775-52-0	283-882-1
212	Pyrus Malus Fruit Extract	Apple Fruit Extract|Malus Domestica Fruit Extract|Apple Extract	ao sk	85251-63-4	286-475-7
213	Salix Alba Bark Extract	Willow Bark Extract|White Willow Bark Extract	st sk hc as	84082-82-6	282-029-0
214	Vanilla Planifolia Fruit Extract	Vanilla Extract|Vanilla Fruit Extract	sk fr	8024-06-4	283-521-8
215	Cucumis Sativus Fruit Extract	Cucumber Extract|Cucumber Fruit Extract	em sk	89998-01-6	289-738-4
216	Hordeum Vulgare Extract	Barley Extract|Extrait d'Orge	em sk	85251-64-5	286-476-2
217	Calendula Officinalis Flower Extract	Calendula Extract|Marigold Extract	sk fr	84776-23-8	283-949-5
218	Camellia Sinensis Leaf Powder	Green Tea Powder|Matcha	ex	84650-60-2	283-519-7
219	Charcoal Powder	Activated Charcoal|Charcoal|Bamboo Charcoal	ab ar bu am	16291-96-6	240-383-3
220	Diatomaceous Earth	Solum Diatomeae|Diatomite	ab ar bu	61790-53-2	231-545-4
221	Sodium Bicarbonate	Baking Soda|Sodium Hydrogen Carbonate	sk ar ph am or	144-55-8	205-633-8
222	Sodium Hyaluronate	Hyaluronic Acid Sodium Salt|Sodium Hyaluronate Hyaluronic Acid	hu sk	9067-32-7
223	Salicylic Acid	Beta Hydroxy Acid|Acide Salicylique|Salicylsäure|Acido Salicilico	pr ex sk hc fr ad ac	69-72-7	200-712-3	III/98=3,2,0.5 V/3=0.5
224	Glycolic Acid	Hydroxyacetic Acid|Acide Glycolique|Acido Glicolico	ex ph	79-14-1	201-180-5
225	Copper Tripeptide-1	GHK-Cu|Copper Peptide	sk
226	Acetyl Hexapeptide-8	Argireline|Acetyl Hexapeptide-3	hu sk	616204-22-9
227	Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine	Bemotrizinol|Tinosorb S	uv hc li	187393-00-6		VI/25=10
228	Butyl Methoxydibenzoylmethane	Avobenzone	uv li	70356-09-1	274-581-6	VI/8=5
229	Ethylhexyl Salicylate	Octisalate|Octyl Salicylate|2-Ethylhexyl Salicylate	uv li	118-60-5	204-263-4	VI/20=5
230	Ethylhexyl Methoxycinnamate	Octinoxate|Octyl Methoxycinnamate	uv li	5466-77-3	226-775-7	VI/12=10
231	Benzophenone-3	Oxybenzone	uv li	131-57-7	205-031-5	VI/4=6,2.2,0.5
232	Benzophenone-4	Sulisobenzone	uv li	4065-45-6	223-772-2	VI/22=5
233	Terephthalylidene Dicamphor Sulfonic Acid	Ecamsule|Mexoryl SX	uv li	92761-26-7	410-960-6	VI/7=10
234	Phenylbenzimidazole Sulfonic Acid	Ensulizole	uv li	27503-81-7	248-502-0	VI/6=8
235	Homosalate	Homomenthyl Salicylate	uv fr li	118-56-9	204-260-8	VI/3=7.34
236	Butylphenyl Methylpropional	Lilial|Lilial TM|Lily Aldehyde|Para-tert-butyl-alpha-methylhydrocinnamic aldehyde	fr	80-54-6	201-289-8	II/1666
237	Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde	Lyral|Hydroxyisohexyl 3 Cyclohexene Carboxyaldehyde	fr	31906-04-4	250-863-4	II/1380
238	Anise Alcohol	Anisyl Alcohol	fr	105-13-5	203-273-6	III/80!
239	Limonene	Dl-Limonene|Limonene D|Dipentene|R-Limonene	so fr am	138-86-3	205-341-0	III/88!
240	Ambroxide	Ambroxan|Ambrox|Ambrofix	fr
241	Tetramethyl Acetyloctahydronaphthalenes	Iso E Super|Acetyloctahydrotetramethylnaphthalene	sk fr	54464-57-2	259-174-3	III/344!
242	Alpha-Isomethyl Ionone	Isomethyl Ionone|Alpha-Isomethyl Lonone|Methyl Ionone Gamma	sk fr	127-51-5	204-846-3	III/90!
243	Amyl Cinnamal	Amyl Cinnamaldehyde|Alpha-Amyl Cinnamal|Amyl Cinnamic Aldehyde|Alpha-Amylcinnamaldehyde	fr	122-40-7	204-541-5	III/67!
244	Hexyl Cinnamal	Hexyl Cinnamaldehyde|Alpha-Hexyl Cinnamaldehyde|Alpha Hexyl Cinnamal|Hexyl Cinnamic Aldehyde|Alpha-Hexyl Cinnamic Aldehyde	fr	101-86-0	202-983-3	III/87!
245	Cinnamal	Cinnamaldehyde|Cinnamic Aldehyde	fr fl ot	104-55-2	203-213-9	III/76!
246	Amylcinnamyl Alcohol		fr	101-85-9	202-982-8	III/74!
247	Evernia Prunastri Extract	Oakmoss Extract	fr	90028-68-5	289-861-3	III/91!
248	Evernia Furfuracea Extract	Treemoss Extract	fr	90028-67-4	289-860-8	III/92!
249	Caprylyl Glycol	Capryl Glycol|1,2-Octanediol	pr em sk hc am	1117-86-8	214-254-7
250	1,2-Hexanediol	Hexanediol|Hexane-1,2-Diol	pr hu so sk	6920-22-5	230-029-6
251	Sodium Laureth Sulfate	SLES|Sodium Lauryl Ether Sulfate	cl fo es	3088-31-1	221-416-0
252	Sodium Lauryl Sulfate	SLS|Sodium Dodecyl Sulfate	cl fo ot	151-21-3	205-788-1
253	BHT	Butylated Hydroxytoluene|Butylhydroxytoluene|Dibutylhydroxytoluene	ao fr	128-37-0	204-881-4	III/325=0.001,0.1,0.8
254	BHA	Butylated Hydroxyanisole|Butylhydroxyanisole	ao fr	25013-16-5	246-563-8
255	Methylsulfonylmethane	MSM|Dimethyl Sulfone	so vi nu	67-71-0	200-665-9
256	Dimethicone	Polydimethylsiloxane|Dimethyl Polysiloxane|Methyl Polysiloxane	em sk ot	63148-62-9
257	Carbomer	Carbopol|Carbomer 940|Carbomer 934	es vi	9007-20-9
258	Xanthan Gum	Xanthan|Xanthum Gum	cl es sk vi bi	11138-66-2	234-394-2
259	Cyamopsis Tetragonoloba Gum	Guar Gum	es fr vi ff bi	9000-30-0	232-536-8
260	Ceratonia Siliqua Gum	Locust Bean Gum|Carob Gum	em es fr vi ff bi	9000-40-2	232-541-5
261	Acacia Senegal Gum	Acacia Gum|Gum Arabic	fr ff	9000-01-5	232-519-5
262	Cellulose Gum	Sodium Carboxymethyl Cellulose|Carboxymethylcellulose	es fr vi ff bi	9004-32-4
263	Silica	Silicon Dioxide|Amorphous Silica|Colloidal Silicon Dioxide|Colloidal Silica|Fumed Silica	vi ab ar bu xc	7631-86-9	231-545-4
264	Talc	Talcum|CI 77718	sk ab ar bu	14807-96-6	238-877-9	III/59
265	Triethanolamine	TEA|Trolamine	cl es fr ph	102-71-6	203-049-8
266	Aminomethyl Propanol	AMP|AMP-95	ff ph	124-68-5	204-709-8
267	Tromethamine	Tris|Tris Buffer|Trometamol	fr ph	77-86-1	201-064-4
268	Disodium EDTA	EDTA Disodium|Edetate Disodium	vi ch	139-33-3	205-358-3
269	Palmitoyl Tripeptide-1	Palmitoyl Oligopeptide	sk	147732-56-7
270	Palmitoyl Tetrapeptide-7	Palmitoyl Tetrapeptide-3	sk	221227-05-0
271	Squalane	Squalane (Olive)|Olive Squalane|Phytosqualane|Isosqualane|Squalane Oil	em sk hc	111-01-3	203-825-6
272	Lecithin	Soy Lecithin|Soya Lecithin|Sunflower Lecithin	em es sk hc xc	8002-43-5	232-307-2
273	Sodium Hydroxide	Caustic Soda|Lye	ph ot	1310-73-2	215-185-5	III/15a=5,2,4.5,1.5
274	Hydrolyzed Bovine Collagen Peptides	Bovine Collagen Peptides	nu
275	Hydrolyzed Marine Collagen Peptides	Marine Collagen Peptides	nu
276	Hydrogenated Soybean Oil	Soy Wax|Soya Wax|Vegetable Soy Wax|Soybean Wax|Hydrogenated Soy Oil	hu em sk vi	8016-70-4	232-410-2
277	Saccharomyces/Magnesium Ferment
278	Magnesium Sulfate	Epsom Salt|Epsom Salts	vi bu	7487-88-9	231-298-2
279	Passiflora Edulis Seed Oil	Passion Fruit Seed Oil|Maracuja Oil|Passiflora Edulis Oil	em sk	91770-48-8	294-833-9
280	Euterpe Oleracea Fruit Oil	Acai Oil	sk	879496-95-4
281	Butylene Glycol	1,3-Butylene Glycol	hu so sk fr vi	107-88-0	203-529-7
282	Propanediol	1,3-Propanediol	hu so vi	504-63-2	207-997-3
283	Isopentyldiol	1,3-Isopentyldiol	hu so	50468-22-9	256-597-5
284	Sodium PCA	Sodium PCA Salt	hu sk hc	28874-51-3	249-277-1
285	Vitreoscilla Ferment		sk
286	Ethylhexyl Palmitate	Octyl Palmitate|2-Ethylhexyl Palmitate	em fr	29806-73-3	249-862-1
287	Ethylhexyl Stearate	Octyl Stearate	em	22047-49-0	244-754-0
288	Cetearyl Alcohol	Cetostearyl Alcohol	cl fo em es vi bu	67762-27-0	267-008-6
289	Glyceryl Stearate	Glycerol Monostearate|Glyceryl Monostearate|Glycerol Stearate	em es	31566-31-1	250-705-4
290	PEG-40 Hydrogenated Castor Oil	PEG 40 Castor Oil Hydrogenated	cl es	61788-85-0
291	Behentrimonium Methosulfate	BTMS	cl hc	81646-13-1	279-791-1
292	Cyclopentasiloxane	Cyclomethicone 5|Cyclopentasilxane|Decamethylcyclopentasiloxane	em so sk hc	541-02-6	208-764-9
293	Colophonium	Rosin|Colophane	vi ff bi ot	8050-09-7	232-475-7
294	Snail Secretion Filtrate	Snail Mucin|Snail Secretion	sk
295	Galactomyces Ferment Filtrate		hu so sk
296	Bifida Ferment Lysate		sk	96507-89-0	306-168-4
297	Menthol	L-Menthol	st sk fr ot	1490-04-6	216-074-4	III/338!
298	Camphor	D-Camphor	fr pl ot	464-49-3	207-355-2	III/331!
299	Allantoin	Alantoin	st sk	97-59-6	202-592-8
300	Zinc PCA		hu sk	68107-75-5	268-475-9	III/24=1
301	Nylon-12	Polyamide-12	vi ab bu	25038-74-8
302	Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate	Tinogard TT	ao	6683-19-8	229-722-6
303	Tris(Tetramethylhydroxypiperidinol) Citrate	Tinogard Q	li	220410-74-2	429-370-5
304	Polyethylene	PE	vi ff ar	9002-88-4
305	Polyethylene Terephthalate	PET	ff	25038-59-9
306	Polymethyl Methacrylate	PMMA	ff bu	9011-14-7
307	Passiflora Edulis Fruit Extract	Passion Fruit Extract	sk	91770-48-8	294-833-9
308	Gardenia Taitensis Flower Extract	Gardenia Tahitensis Flower Extract|Tiare Flower Extract	sk
309	Gardenia Taitensis Flower Oil	Gardenia Tahitensis Flower Oil
310	Hydrolyzed Adansonia Digitata Seed Oil
311	Bis-PCA Dimethicone
312	Heptapeptide-15 Palmitate
313	Propolis Cera	Propolis Wax|Mirsalehi Propolis Cera	hu em sk ab	85665-41-4	288-130-6
314	Hedychium Coronarium Root Extract	Hedychium Coronarium Extract|White Ginger Extract	sk fr
315	Terpineol	Alpha-Terpineol|Terpineol Alpha	fr	8000-41-7	232-268-1	III/343!
316	Citrus Junos Peel Oil	Citrus Junos Oil|Yuzu Oil	as
317	Hexenyl Benzoate	3-Hexenyl Benzoate|Cis-3-Hexenyl Benzoate	fr	25152-85-6	246-669-4
318	Hexenyl Isobutyrate	3-Hexenyl Isobutyrate
319	Hexenyl Salicylate	3-Hexenyl Salicylate|Cis-3-Hexenyl Salicylate	fr	65405-77-8	265-745-8
320	Ziziphus Jujuba Seed Extract	Zizyphus Jujuba Seed Extract	sk
321	Ziziphus Jujuba Fruit Extract	Zizyphus Jujuba Fruit Extract	sk
322	Silk Powder	Serica Powder|Poudre de Soie|Serica/Silk Powder/Poudre de Soie	sk hc bu	9009-99-8
323	Serica	Silk	hu sk hc bu	91079-16-2	293-402-2
324	Saccharum Officinarum Extract	Sugarcane Extract	hu sk	91722-22-4	294-424-5
325	Ammonium Polyacryloyldimethyl Taurate	Ammonium Polyacryldimethyltauramide	es vi	62152-14-1
326	3-O-Ethyl Ascorbic Acid	Ethyl Ascorbic Acid|3-0-Ethyl Ascorbic Acid	ao sk	86404-04-8
327	Withania Somnifera Root Extract	Ashwagandha Root Extract|Ashwagandha Extract	sk nu	90147-43-6	290-434-9
328	Serenoa Serrulata Fruit Extract	Saw Palmetto Fruit Extract|Saw Palmetto Extract	sk nu	84604-15-9	283-292-4
329	Olus Oil	Vegetable Oil|Olus|Huile Végétale	em oc hc	68956-68-3	273-313-5
330	Hydrolyzed Collagen	Hydrolyzed Marine Collagen|Marine Collagen|Hydrolyzed Bovine Collagen|Collagen Peptides|Hydrolyzed Collagen Peptides|Collagen Hydrolysate	hu em sk hc ff	92113-31-0	295-635-5
331	Octahydrocoumarin
332	Methylbenzodioxepinone	Methylbenzodixepinone	fr	28940-11-6	249-320-4
333	Diethylhexyl Adipate	Dioctyl Adipate	em so sk ff pl	103-23-1	203-090-1
334	Triticum Vulgare Germ Extract	Wheat Germ Extract	sk	84012-44-2	281-689-7
335	Oryza Sativa Bran Extract	Rice Bran Extract	sk	90106-37-9
336	Oryza Sativa Hull Powder	Rice Hulls	ar	68553-81-1	271-397-8
337	Inonotus Obliquus Extract	Fuscoporia Obliqua Extract|Chaga Mushroom Extract|Chaga Extract	sk
338	Lignoceryl Alcohol
339	Dicaprylyl Carbonate	Dicapryl Carbonate	em sk	1680-31-5	434-850-2
340	Betula Alba Bark Extract	Birch Extract	fr fl	84012-15-7	281-660-9
341	Hydrolyzed Quinoa	Hydrolyzed Quinoa Protein	sk hc
342	Schinus Terebinthifolia Seed Extract	Schinus Terebinthifolius Seed Extract	sk as
343	Schinus Terebinthifolia Fruit Extract	Schinus Terebinthifolius Fruit Extract	fr fl
344	Aloysia Citriodora Leaf Extract	Lippia Citriodora Leaf Extract
345	Aloysia Citriodora Flower Extract	Lippia Citriodora Flower Extract
346	Asparagus Racemosus Root Extract	Shatavari Root Extract	em sk am
347	Phyllanthus Emblica Fruit Extract	Amla Fruit Extract|Emblica Officinalis Fruit Extract|Amla Extract	hu sk	90028-28-7	289-817-3
348	Rhodiola Rosea Root Extract	Rhodiola Root Extract	em sk
349	Tanacetum Annuum Flower Oil	Tanacetum Annuum Oil|Blue Tansy Oil	sk fr
350	Equisetum Arvense Extract	Horsetail Extract|Horsetail Herb Extract|Horsetail Plant Extract	em st sk as nu	71011-23-9	275-123-8
351	Citric Acid	Citric Acid Anhydrous|Anhydrous Citric Acid|Acide Citrique|Zitronensäure|Acido Citrico|Citronensäure|Citric Acid Monohydrate	fr ph ch xc	77-92-9	201-069-1	V/59=0.2,0.0024
352	Butane		pp	106-97-8	203-448-7
353	Coumarin	Couramin|Cumarin	fr	91-64-5	202-086-7	III/77!
354	Citral	Cital	fr fl	5392-40-5	226-394-6	III/70!
355	Pinene	Alpha-Pinene|Beta-Pinene|Alpha-Pinenes|Beta-Pinenes	fr ot	80-56-8	201-291-9	III/130 III/371!
356	Kojic Dipalmitate	Kojic Acid Dipalmitate	em	79725-98-7
357	Methyl Perfluorobutyl Ether	Methyl Nonafluorobutyl Ether	so vi	163702-07-6
358	Methyl Perfluoroisobutyl Ether	Methyl Nonafluoroisobutyl Ether|Methyl Nonfluoroisobutyl Ether	so vi	163702-08-7
359	Humulus Lupulus Strobile	Hops Strobile
360	Theobroma Grandiflorum Seed Butter	Cupuacu Butter|Theobroma Grandiflorum Butter	em sk	394236-97-6
361	Orbignya Oleifera Seed Oil	Babassu Oil|Babassu Seed Oil	em	91078-92-1	293-376-2
362	Oenocarpus Bataua Fruit Oil	Pataua Oil|Oenocarpus Bataua Oil|Rahua Oil|Ungurahua Oil	hu em	1938910-14-5
363	Pentaclethra Macroloba Seed Oil	Pentaclethra Macroloba Oil|Pracaxi Oil	em hc	866620-18-0
364	Glycine Soja Seed Extract	Soybean Extract|Soybean Seed Extract|Soy Extract	sk
365	Menaquinone-7	Vitamin K2	uv sk ab as bl	2124-57-4
366	Dibutyl Ethylhexanoyl Glutamide	Dibutyl Ethylhexanol Glutamide	sk hc	861390-34-3
367	C30 Hydrocarbons
368	Illicium Verum Fruit Oil	Illicium Verum Oil|Star Anise Oil	fr	84650-59-9	283-518-1
369	Ocimum Basilicum Oil	Basil Oil	sk fr	84775-71-3	283-900-8
370	Ganoderma Lucidum Extract	Reishi Mushroom Extract	sk
371	Theanine	L-Theanine	hu em sk	3081-61-6	221-379-0
372	Xanthophylls	Lutein	sk	127-40-2	204-840-0
373	Opuntia Ficus-Indica Extract	Prickly Pear Extract	sk	90082-21-6	290-109-1
374	Opuntia Ficus-Indica Seed Oil	Prickly Pear Seed Oil|Prickly Pear Oil	em	90082-21-6	290-109-1
375	Microcitrus Australasica Fruit Extract	Finger Lime Extract|Caviar Lime Extract
376	Helichrysum Italicum Flower Oil	Helichrysum Italicum Oil	fr	90045-56-0	289-918-2
377	Isoamyl Cocoate
378	Nerol			106-25-2	203-378-7
379	Sodium Propoxyhydroxypropyl Thiosulfate Silica
380	sh-Polypeptide-11
381	Oryza Sativa Flour	Rice Flour	xc
382	Prunus Amygdalus Dulcis Protein	Sweet Almond Protein	sk hc	90320-37-9	291-063-5
383	Dimyristoyl Phosphatidylcholine
384	Uraria Picta Root Extract
385	Toxicodendron Vernicifluum Peel Wax	Rhus Verniciflua Peel Wax|Rhus Verniciflua Peel Cera	em li
386	Capsicum Annuum Fruit Extract	Cayenne Pepper|Cayenne Extract	ao sk hc am as ad	84625-29-6	283-403-6
387	Piper Nigrum Fruit Extract	Black Pepper Extract	fr	84929-41-9	284-524-7
388	Piper Nigrum Fruit Oil	Black Pepper Oil|Piper Nigrum Oil	fr
389	Curcuma Longa Root Powder	Turmeric Powder	sk	84775-52-0	283-882-1
390	Zingiber Officinale Root Extract	Ginger Root Extract|Ginger Extract	sk fr
391	Cannabidiol	CBD
392	Yucca Schidigera Root Extract	Yucca Root Extract	sk	90147-57-2	290-449-0
393	Cellulose	Powdered Cellulose|Cellulose Powder|Plant Cellulose	vi ab bu	9004-34-6	232-674-9
394	Vaccinium Myrtillus Fruit Extract	Bilberry Extract|Bilberry Fruit Extract	sk	84082-34-8	281-983-5
395	Vaccinium Angustifolium Fruit Extract	Blueberry Extract|Blueberry Fruit Extract	st sk
396	Lactobacillus Ferment		sk
397	Ethylhexyl Isononanoate	Ethylhexyl Isonanoate	em	71566-49-9	275-637-2
398	Persea Gratissima Fruit Extract	Avocado Fruit Extract|Avocado Extract	hu em st sk	8024-32-6	232-428-0
399	Lavandula Angustifolia Flower Extract	Lavender Extract|Lavender Flower Extract	cl sk fr am	90063-37-9	289-995-2	III/360!
400	Lavandula Hybrida Oil	Lavandin Oil|Lavandula Hybrida Herb Oil|Lavandula Hybrida Flower Oil	em fr	8022-15-9	294-470-6	III/360!
401	Citrus Paradisi Fruit Extract	Grapefruit Extract|Grapefruit Fruit Extract	sk	8016-20-4		II/358
402	Punica Granatum Extract	Pomegranate Extract	ao sk	84961-57-9	284-646-0
403	Punica Granatum Seed Oil	Pomegranate Seed Oil|Pomegranate Oil	em	84961-57-9	284-646-0
404	Rubus Idaeus Seed Oil	Raspberry Seed Oil|Red Raspberry Seed Oil	em	84929-76-0	284-554-0
405	Nigella Sativa Seed Oil	Black Seed Oil|Black Cumin Seed Oil|Black Cumin Oil	em sk fr	90064-32-7	290-094-1
406	Carica Papaya Fruit Extract	Papaya Extract|Papaya Fruit Extract	sk	84012-30-6	281-675-0
407	Ananas Sativus Fruit Extract	Pineapple Extract|Pineapple Fruit Extract	sk
408	Echinacea Purpurea Extract	Echinacea Extract	hu sk	90028-20-9	289-808-4
409	Panax Ginseng Root Extract	Ginseng Root Extract|Ginseng Extract	em sk hc	84650-12-4	283-493-7
410	Ginkgo Biloba Leaf Extract	Ginkgo Extract	sk	90045-36-6	289-896-4
411	Arnica Montana Flower Extract	Arnica Extract|Arnica Flower Extract	sk fr	68990-11-4	273-579-2
412	Symphytum Officinale Extract	Comfrey Extract	sk
413	Hypericum Perforatum Extract	St. John's Wort Extract	st sk fr am as
414	Urtica Dioica Extract	Nettle Extract	st sk hc as ad
415	Achillea Millefolium Extract	Yarrow Extract	cl st sk fr ad	84082-83-7	282-030-6
416	Azadirachta Indica Leaf Extract	Neem Leaf Extract	sk
417	Melia Azadirachta Seed Oil	Neem Oil|Neem Seed Oil	em
418	Sambucus Nigra Fruit Extract	Elderberry Extract|Elderberry Fruit Extract	as	84603-58-7	283-259-4
419	Lycium Barbarum Fruit Extract	Goji Berry Extract|Goji Extract	sk hc as	85085-46-7	285-375-0
420	Fragaria Vesca Fruit Extract	Wild Strawberry Extract	sk as	84929-78-2	284-556-1
421	Daucus Carota Sativa Seed Oil	Carrot Seed Oil	em sk fr
422	Daucus Carota Sativa Root Extract	Carrot Root Extract|Carrot Extract	sk	84929-61-3	284-545-1
423	Bambusa Vulgaris Extract	Bamboo Extract	sk
424	Coffea Arabica Seed Extract	Coffee Extract|Coffee Seed Extract|Coffee Arabica Seed Extract	sk fr	84650-00-0	283-481-1
425	Coffea Arabica Seed Oil	Coffee Oil|Coffee Seed Oil	fr	84650-00-0	283-481-1
426	Coffea Arabica Seed Powder	Coffee Powder|Ground Coffee|Coffee Grounds	ar	84650-00-0	283-481-1
427	Theobroma Cacao Extract	Cocoa Extract|Cacao Extract	sk	84649-99-0	283-480-6
428	Theobroma Cacao Powder	Cocoa Powder|Cacao Powder	fl
429	Commiphora Myrrha Oil	Myrrh Oil	sk fr	84929-26-0	284-510-0
430	Boswellia Carterii Oil	Frankincense Oil	sk fr	89957-98-2	289-620-2
431	Cymbopogon Schoenanthus Oil	Lemongrass Oil	sk fr	8007-02-1	289-754-1	III/354!
432	Cymbopogon Flexuosus Oil	Cymbopogon Flexuosus Herb Oil|Cymbopogon Flexuosus Leaf Oil	fr	91844-92-7	295-161-9	III/354!
433	Aniba Rosodora Wood Oil	Rosewood Oil	sk fr as	8015-77-8
434	Juniperus Virginiana Oil	Virginia Cedarwood Oil	sk fr	8000-27-9		III/358!
435	Cupressus Sempervirens Oil	Cypress Oil	fr
436	Thymus Vulgaris Oil	Thyme Oil	fr	84929-51-1	284-535-7
437	Salvia Officinalis Oil	Sage Oil	sk fr	8022-56-8	282-025-9
438	Illite	French Green Clay|Green Clay	ab ar bu	12173-60-3
439	Montmorillonite	Rose Clay	es vi ab ar bu li	1318-93-0	215-288-5
440	Moroccan Lava Clay	Rhassoul Clay|Rassoul Clay|Ghassoul	es vi ab ar bu	12417-86-6
441	Limnanthes Alba Seed Oil	Meadowfoam Seed Oil	em sk	153065-40-8	310-127-6
442	Bisabolol	Alpha-Bisabolol|L-Alpha-Bisabolol	st sk fr	515-69-5	208-205-9
443	Arbutin	Beta-Arbutin	ao sk bl	497-76-7	207-850-3	III/378=7
444	Tocotrienols	Tocotrienol	sk li or	6829-55-6
445	Hyaluronic Acid	HA|Acide Hyaluronique|Hyaluronsäure|Acido Hialuronico	hu sk hc nu	9004-61-9	232-678-0
446	Ceramide NP	Ceramide 3	sk hc	34354-88-6	309-560-3
447	Ceramide AP	Ceramide 6-II	sk hc	100403-19-8	309-560-3
448	Ceramide EOP	Ceramide 1	sk hc
449	Ceramide NG	Ceramide 2	sk hc	2304-80-5
450	Lactobacillus/Radish Root Ferment Filtrate		pr
451	Hydroxypropyl Tetrahydropyrantriol	Pro-Xylane	sk	439685-79-7
452	Methylisothiazolinone	MIT	pr	2682-20-4	220-239-6	V/39=0.0015 V/57=0.0015
453	Sodium Cocoyl Isethionate	SCI	cl hc	61789-32-0	263-052-5
454	Sodium Polyacryloyldimethyl Taurate		es vi
455	Polyglyceryl-3 Beeswax		es	136097-93-3
456	Acetyl Glucosamine	N-Acetyl Glucosamine	hu sk	10036-64-3	233-115-1
457	Ethylhexylglycerin		pr sk am	70445-33-9	408-080-2
458	Phenoxyethanol	Phenoxythanol|2-Phenoxyethanol	pr am	122-99-6	204-589-7	V/29=1
459	Potassium Cetyl Phosphate		cl es	84861-79-0	284-374-2
460	Potassium Sorbate	Sorbate de Potassium|Kaliumsorbat	pr fr	24634-61-5	246-376-1	V/4=0.6
461	Sodium Benzoate	Benzoate de Sodium|Natriumbenzoat|Benzoato de Sodio	pr fr ot	532-32-1	208-534-8	V/1=2.5,1.7,0.5
462	Stearic Acid	Acide Stearique|Octadecanoic Acid	cl em es fr xc	57-11-4	200-313-4
463	Lactic Acid	Acide Lactique|Milchsäure|Acido Lactico	ex hu sk ph	50-21-5	200-018-0
464	Urea	Uree|Harnstoff	hu sk hc ph	57-13-6	200-315-5
465	Caffeine	Cafeine|Koffein	sk fr	58-08-2	200-362-1
466	Whey Protein	Lactis Protein|Proteine du Petit-Lait|Whey Protein Isolate|Whey Protein Concentrate	sk hc	84082-51-9
467	Molasses Extract	Extrait de Melasse	sk
468	Honey Extract	Mel Extract|Extrait de Miel	hu sk fl	91052-92-5	293-255-4
469	Royal Jelly Extract		sk	91081-56-0	293-662-7
470	Pearl Extract		ao
471	Colloidal Oatmeal		sk ab ar bu
472	Isododecane		em so fr	31807-55-3	250-816-8
473	Dipropylene Glycol		so fr vi	110-98-5	203-821-4
474	Pentylene Glycol	1,2-Pentanediol	hu so sk	5343-92-0	226-285-3
475	Isopropyl Myristate	Tetradecanoic Acid 1-Methylethyl Ester	em so fr bi	110-27-0	203-751-4
476	Triethyl Citrate		so fr vi am pl	77-93-0	201-070-7
477	Hydrolyzed Hyaluronic Acid		hu sk hc
478	Betaine		hu hc	107-43-7	203-490-6
479	Sorbitol	Sorbitol Solution	hu sk fr	50-70-4	200-061-5
480	Trehalose		hu	99-20-7	202-739-6
481	Sodium Lactate		ex hu ph	72-17-3	200-772-0
482	Saccharide Isomerate		hu	100843-69-4
483	Polyglutamic Acid		hu sk	25513-46-6
484	Beta-Glucan		hu sk bu	1439905-58-4	258-443-2
485	Inulin	Chicory Root Fiber|Chicory Inulin|Chicory Root Inulin	hu sk pe	9005-80-5	232-684-3
486	Propylene Glycol	1,2-Propanediol|Propane-1,2-Diol	hu so sk fr vi	57-55-6	200-338-0
487	Isononyl Isononanoate		em sk hc	59219-71-5	261-665-2
488	C12-15 Alkyl Benzoate		em sk am	68411-27-8	270-112-4
489	Coco-Caprylate/Caprate		em sk
490	Cetyl Alcohol	1-Hexadecanol|Palmityl Alcohol	cl fo em es fr vi bu	36653-82-4	253-149-0
491	Stearyl Alcohol	1-Octadecanol	cl fo em es fr vi bu	112-92-5	204-017-6
492	Behenyl Alcohol		em es vi bi	661-19-8	211-546-6
493	Octyldodecanol	2-Octyldodecanol	em so fr	5333-42-6	226-242-9
494	Diisostearyl Malate		cl em sk	67763-18-2	267-041-6
495	Polyglyceryl-2 Triisostearate		em es	120486-24-0
496	Hydrogenated Polyisobutene		em sk vi	40921-86-6
497	Polybutene		em vi bi	9003-28-5
498	Bis-Diglyceryl Polyacyladipate-2		em sk	82249-33-0	406-144-4
499	Pentaerythrityl Tetraisostearate		cl em es	62125-22-8	263-423-1
500	Triisostearyl Citrate		em sk	113431-54-2
501	Camellia Japonica Seed Oil		em sk	223748-13-8
502	Coconut Alkanes		em so
503	Astrocaryum Murumuru Seed Butter		em sk	356065-49-1
504	Cetyl Ethylhexanoate	Cetyl Octanoate	em	59130-69-7	261-619-1
505	Tridecyl Trimellitate		em sk	94109-09-8	302-446-4
506	Glyceryl Stearate Citrate		em es sk	55840-13-6	259-855-5
507	PEG-100 Stearate		cl es	9004-99-3
508	Cetearyl Olivate		em es hc bu
509	Sorbitan Olivate		es	223706-40-9
510	Cetearyl Glucoside		cl es	246159-33-1
511	Polysorbate 20		cl es	9005-64-5
512	Polysorbate 60		cl es	9005-67-8
513	Polyglyceryl-3 Methylglucose Distearate		es
514	Hydrogenated Lecithin		es sk	92128-87-5	295-786-7
515	PEG-20 Glyceryl Triisostearate		em es
516	Sorbeth-30 Tetraoleate		es
517	Polyglyceryl-10 Laurate		es sk	34406-66-1
518	Polyglyceryl-4 Isostearate		es
519	Cetyl PEG/PPG-10/1 Dimethicone		cl es sk
520	PEG-10 Dimethicone		es sk hc
521	Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone		cl es sk hc
522	Polyglyceryl-4 Oleate		es	9007-48-1
523	PEG-7 Glyceryl Cocoate		cl es	66105-29-1
524	Sodium Lauroyl Methyl Isethionate		cl
525	Cocamidopropyl Betaine		cl fo sk hc vi	97862-59-4	263-058-8
526	Cocamidopropyl Hydroxysultaine	Cocamidopropyl Hydrosultaine	cl fo sk hc vi	68139-30-0	268-761-3
527	Coco-Glucoside		cl fo	110615-47-9
528	Decyl Glucoside		cl es	54549-25-6	259-218-1
529	Lauryl Glucoside		cl	110615-47-9
530	Caprylyl/Capryl Glucoside		cl fo	68515-73-1	500-220-1
531	Disodium Cocoyl Glutamate		cl	68187-30-4	269-085-1
532	Potassium Cocoyl Glycinate		cl hc	301341-58-2
533	Sodium Cocoamphoacetate		cl fo hc	90387-76-1	291-352-6
534	Sodium Methyl Cocoyl Taurate		cl	12765-39-8	263-174-9
535	Sodium Lauroyl Sarcosinate		cl fo es sk hc vi	137-16-6	205-281-5
536	Sodium C14-16 Olefin Sulfonate	Sodium C14-16 Alpha Olefin Sulfonate|C14-16 Olefin Sulfonate|Sodium Alpha Olefin Sulfonate	cl fo	68439-57-6	270-407-8
537	Disodium Laureth Sulfosuccinate		cl fo	39354-45-5	255-062-3
538	Poloxamer 184		cl es	9003-11-6
539	PEG-6 Caprylic/Capric Glycerides		cl es
540	Myristic Acid	Tetradecanoic Acid	cl fr bu	544-63-8	208-875-2
541	Lauric Acid	Dodecanoic Acid	cl es	143-07-7	205-582-1
542	Potassium Hydroxide		cl ph	1310-58-3	215-181-3	III/15a=5,2,4.5,1.5
543	Lauramidopropyl Betaine		cl fo sk hc vi	4292-10-8	224-292-6
544	Cocamide MEA		cl fo vi	68140-00-1	268-770-2
545	Cocamide MIPA		cl fo es vi	68333-82-4	269-793-0
546	Acrylates/C10-30 Alkyl Acrylate Crosspolymer	Pemulen	es vi ff
547	Hydroxyethylcellulose		es vi ff bi li	9004-62-0
548	Sclerotium Gum		es sk vi	39464-87-4	254-464-6
549	Ammonium Acryloyldimethyltaurate/VP Copolymer		vi
550	Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate Copolymer		es vi	111286-86-3
551	Disteardimonium Hectorite		vi li	97280-96-1	306-493-1
552	Magnesium Aluminum Silicate		vi ab bu	1327-43-1	215-478-8
553	Bentonite	Bentonite Clay	es vi ab bu	1302-78-9	215-108-5	IV/119
554	Silica Dimethyl Silylate		em es vi ab ot	68611-44-9	271-893-4
555	PEG-150 Distearate		cl es vi	9005-08-7
556	Ozokerite	Ozokerite Wax	es vi bi bu	64742-33-2	265-134-6
557	Synthetic Wax		es fr vi bi ar	8002-74-2	232-315-6
558	Dextrin Palmitate		cl es vi ab	83271-10-7
559	Hydroxypropyl Guar		cl es hc vi ff bi	68442-94-4	270-497-9
560	PEG-120 Methyl Glucose Dioleate		es vi	86893-19-8
561	Acrylates Copolymer		hc vi ff bi	25133-97-5
562	Stearalkonium Hectorite		vi	71011-26-2	275-126-4
563	Propylene Carbonate		so vi	108-32-7	203-572-1
564	Silica Silylate		em es sk vi ab bu ot
565	VP/VA Copolymer	PVP/VA Copolymer|Copovidone	ff bi	25086-89-9
566	PVP	Polyvinylpyrrolidone|Povidone	es hc vi ff bi	9003-39-8
567	VP/Hexadecene Copolymer	PVP/Hexadecene Copolymer	es vi ff bi	32440-50-9
568	Trimethylsiloxysilicate		em sk ff ot
569	Acrylates/Dimethicone Copolymer		sk ff bi ab
570	Polyurethane-35		ff bi
571	Octylacrylamide/Acrylates/Butylaminoethyl Methacrylate Copolymer		hc ff	70801-07-9
572	VA/Crotonates Copolymer		hc ff bi	25609-89-6
573	Pullulan		ff bi	9057-02-7	232-945-1
574	Styrene/Acrylates Copolymer		ff bu	27306-39-4		II/1725
575	Polyquaternium-11		hc ff	53633-54-8
576	Polyquaternium-69		ff	748809-45-2
577	Behentrimonium Chloride		pr hc	17301-53-0	241-327-0	V/44=0.1
578	Cetrimonium Chloride		pr es hc am	112-02-7	203-928-6	V/44=0.1
579	Stearamidopropyl Dimethylamine		cl es hc	7651-02-7	231-609-1
580	Polyquaternium-10		hc ff	81859-24-7	617-262-2
581	Polyquaternium-7		hc ff	26590-05-6		III/66
582	Guar Hydroxypropyltrimonium Chloride		sk hc vi ff	65497-29-2
583	Amodimethicone		hc	71750-80-6
584	Dimethiconol		hu em hc ot	31692-79-2
585	Hydrolyzed Keratin		hu sk hc ff	69430-36-0	274-001-1
586	Hydrolyzed Wheat Protein		sk hc	94350-06-8	305-225-0	III/307
587	Hydrolyzed Silk		hu sk hc	96690-41-4	306-235-8
588	Hydrolyzed Rice Protein		sk hc	156715-40-1
589	Phenyl Trimethicone		oc hc ot	195868-36-1	218-320-6
590	Brassicamidopropyl Dimethylamine		sk hc
591	Hydrolyzed Vegetable Protein		sk hc	100209-45-8	309-353-8
592	Trisodium Ethylenediamine Disuccinate		hc ch	20846-91-7
593	Keratin Amino Acids		sk hc
594	Distearoylethyl Dimonium Chloride		hc	67846-68-8	267-382-0
595	Creatine		sk hc	57-00-1	200-306-6
596	Maleic Acid		hc ph	110-16-7	203-742-5
597	Adenosine		sk	58-61-7	200-389-9
598	Phytosphingosine		sk hc	554-62-1
599	Cholesterol		em es sk vi li	57-88-5	200-353-2
600	Madecassoside		ao sk	34540-22-2	252-076-1
601	Asiaticoside		ao sk fr	16830-15-2	240-851-7
602	Bakuchiol		em ao sk am	10309-37-2
603	Azelaic Acid		sk fr ph	123-99-9	204-669-1
604	Tranexamic Acid		sk as	1197-18-8	214-818-2
605	Alpha-Arbutin		ao sk bl	84380-01-8	617-561-8	III/377=2,0.5
606	Soluble Collagen		hu sk hc ff
607	Hydrolyzed Pearl		sk
608	Propolis Extract		sk	85665-41-4	288-130-6
609	Oryza Sativa Extract		sk hc ab ar bu	90106-37-9
610	Artemisia Capillaris Flower Extract		sk	223747-93-1
611	Houttuynia Cordata Extract		sk	164288-50-0
612	Dipotassium Glycyrrhizate	Dipotassium Glycyrrhizinate	hu sk	68797-35-3	272-296-1
613	Rosa Centifolia Flower Extract		sk fr as	84604-12-6	283-289-8	III/366!
614	Nelumbo Nucifera Flower Extract		sk	85085-51-4	285-379-2
615	Prunus Yedoensis Leaf Extract		sk
616	Salvia Officinalis Leaf Extract		cl sk ad or	84082-79-1	282-025-9
617	Sambucus Nigra Flower Extract		st sk	84603-58-7	283-259-4
618	Malva Sylvestris Extract		em st sk as	84082-57-5	282-003-9
619	Symphytum Officinale Root Extract		st sk ad	84696-05-9	283-625-3
620	Laminaria Digitata Extract		sk	90046-12-1	289-980-0
621	Iris Florentina Root Extract		sk fr	90045-89-9	289-954-9
622	Leontopodium Alpinum Extract		sk	391900-47-3
623	Betula Alba Leaf Extract		cl st sk fr as	84012-15-7	281-660-9
624	Tilia Cordata Flower Extract		sk	84929-52-2	284-536-2
625	Urtica Dioica Leaf Extract		sk	84012-40-8	281-685-5
626	Olea Europaea Leaf Extract		sk fr	8001-25-0	232-277-0
627	Rubus Fruticosus Leaf Extract		sk fr	84787-69-9	284-110-6
628	Punica Granatum Fruit Extract		sk	84961-57-9	284-646-0
629	Ficus Carica Fruit Extract		hu sk	90028-74-3	289-868-1
630	Citrus Junos Fruit Extract		sk
631	Vigna Radiata Seed Extract		sk
632	Coix Lacryma-Jobi Ma-Yuen Seed Extract		sk
633	Ectoin	Ectoine	sk	96702-03-3
634	Caviar Extract		sk
635	Orchis Mascula Extract		sk hc	90082-24-9	290-112-8
636	Camellia Japonica Flower Extract		em sk	223748-13-8
637	Paeonia Suffruticosa Root Extract		sk	223747-88-4
638	Tuber Melanosporum Extract		hu sk	85085-76-3	285-398-6
639	Swertia Chirata Extract		hu sk	97766-44-4	307-906-8
640	Plankton Extract		sk	91079-57-1	293-445-7
641	Aesculus Hippocastanum Seed Extract		sk	8053-39-2	232-497-7
642	Ruscus Aculeatus Root Extract		st sk as li	84012-38-4	281-682-9
643	Arginine		sk hc fr ph	74-79-3	200-811-1
644	Serine		sk hc fr	302-84-1	206-130-6
645	Tremella Fuciformis Sporocarp Extract		hu ao sk hc
646	Hibiscus Sabdariffa Flower Extract		sk	84775-96-2	283-920-7
647	Helichrysum Italicum Flower Extract		sk	90045-56-0	289-918-2
648	Ascorbyl Glucoside		ao	129499-78-1	425-980-0
649	Ferulic Acid		ao am	1135-24-6	214-490-0
650	Resveratrol		ao sk	501-36-0	610-504-8
651	Ascorbyl Palmitate		ao fr	137-66-6	205-305-4
652	Astaxanthin		ao sk nu	472-61-7	207-451-4
653	Mandelic Acid		ex am	90-64-2	202-007-6
654	Gluconolactone		ex sk ch	90-80-2	202-016-5
655	Lactobionic Acid		ex ph	96-82-2	202-538-3
656	Microcrystalline Cellulose		ex es vi ab ar bu li xc	9004-34-6	232-674-9
657	Aluminum Starch Octenylsuccinate		vi ab	9087-61-0
658	Octocrylene		uv li	6197-30-4	228-250-8	VI/10=9,10
659	Ethylhexyl Triazone		uv li	88122-99-0	402-070-1	VI/15=5
660	Diethylamino Hydroxybenzoyl Hexyl Benzoate		uv li	302776-68-7	443-860-6	VI/28=10
661	Synthetic Fluorphlogopite	Synthetic Mica|Fluorphlogopite	vi bu	12003-38-2	234-426-5
662	Boron Nitride		bu	10043-11-5	701-292-9
663	Zinc Stearate		co vi ab bu	557-05-1	209-151-9	IV/150
664	Magnesium Stearate		co hu ab bu xc	557-04-0	209-150-3	IV/150
665	Magnesium Myristate		vi ab bu	4086-70-8	223-817-6
666	Calcium Sodium Borosilicate		bu	65997-17-3	266-046-0
667	Lauroyl Lysine		sk hc vi bu	52315-75-0	257-843-4
668	Dimethicone/Vinyl Dimethicone Crosspolymer	Dimethicone/Vinyl Dimethicone Copolymer	sk vi bu	869736-22-1
669	Aluminum Hydroxide		hu em sk vi bu	21645-51-2	244-492-7
670	Benzyl Alcohol	Benzyl Alcool|Alcool Benzylique	pr so fr vi	100-51-6	202-859-9	III/45! V/34=1
671	Dehydroacetic Acid		pr	520-45-6	208-293-9	V/13=0.6
672	Chlorphenesin		pr am	104-29-0	203-192-6	V/50=0.3
673	Hydroxyacetophenone		pr ao	99-93-4	202-802-8
674	Benzoic Acid		pr fr ph	65-85-0	200-618-2	V/1=2.5,1.7,0.5
675	Sodium Phytate		ch or	14306-25-3	238-242-6
676	Tetrasodium Glutamate Diacetate		ch	51981-21-6	257-573-7
677	Sodium Citrate		fr ph ch xc	68-04-2	200-675-3
678	Linalool	Linalol	fr am	78-70-6	201-134-4	III/84!
679	Citronellol		fr	106-22-9	203-375-0	III/86!
680	Geraniol		sk fr	106-24-1	203-377-1	III/78!
681	Benzyl Salicylate		fr li	118-58-1	204-262-9	III/75!
682	Eugenol		sk fr ot	97-53-0	202-589-1	III/71!
683	Benzyl Benzoate		so fr am	120-51-4	204-402-9	III/85!
684	Hydroxycitronellal		fr	107-75-5	203-518-7	III/72!=1
685	Farnesol		fr am	4602-84-0	225-004-1	III/82!
686	Isoeugenol		fr fl	97-54-1	202-590-7	III/73!=0.02
687	Cinnamyl Alcohol		fr fl	104-54-1	203-212-3	III/69!
688	Vanillin		fr	121-33-5	204-465-2	III/346!
689	Linalyl Acetate	Bergamyl Acetate	fr	115-95-7	204-116-4	III/337!
690	Propane		pp	74-98-6	200-827-9
691	Isobutane	2-Methylpropane	pp	75-28-5	200-857-2
692	Hydrofluorocarbon 152a	1,1-Difluoroethane|Difluoroethane	pp	75-37-6	200-866-1
693	Dimethyl Ether		so vi pp	115-10-6	204-065-8
694	Thiamine Mononitrate		vt
695	Calcium Pantothenate		sk hc vt	137-08-6	205-278-9
696	Zinc Gluconate		sk am or mi	4468-02-4	224-736-9	III/24=1
697	Zinc Citrate		am or mi	546-46-3	208-901-2
698	Sodium Selenite		mi	10102-18-8	233-267-9
699	Copper Gluconate		sk mi	527-09-3	208-408-2
700	Potassium Iodide		am mi	7681-11-0	231-659-4
701	Ferrous Fumarate		sk mi	141-01-5	205-447-7
702	Magnesium Citrate		sk hc mi	7779-25-1	231-923-9
703	Orthosilicic Acid		mi
704	L-Cysteine		nu
705	L-Methionine		nu
706	Keratin	Alpha Keratin	sk hc nu	68238-35-7	269-409-1
707	Bamboo Shoot Extract		nu
708	Grape Seed Extract		nu
709	Pine Bark Extract		nu
710	Ceramide Wheat Extract		nu
711	Polypodium Leucotomos Extract		nu
712	Bone Broth Powder		nu
713	Pumpkin Seed Oil		nu
714	Spirulina Powder	Spirulina	nu
715	Acerola Cherry Extract		nu
716	Lactobacillus Acidophilus	L. Acidophilus	pb
717	Lactobacillus Rhamnosus	L. Rhamnosus	pb
718	Lactobacillus Plantarum	L. Plantarum	pb
719	Lactobacillus Paracasei	L. Paracasei	pb
720	Bifidobacterium Lactis	B. Lactis	pb
721	Bifidobacterium Longum	B. Longum	pb
722	Bifidobacterium Breve	B. Breve	pb
723	Bacillus Coagulans		pb
724	Saccharomyces Boulardii		pb
725	Streptococcus Thermophilus		hu em sk pb
726	Fructooligosaccharides		hu sk pe
727	Xylooligosaccharides		pe
728	Acacia Fiber		pe
729	Hypromellose		xc
730	Pectin		es vi bi xc	9000-69-5	232-553-0
731	Maltodextrin		es sk hc ff bi ab xc	9050-36-6	232-940-4
732	Medium Chain Triglycerides		xc
733	Dicalcium Phosphate		ar bu or xc	7757-93-9	231-826-1
734	Vegetable Cellulose		xc
735	Glucose Syrup		xc
736	Tapioca Syrup		xc
737	Natural Berry Flavor		fl
738	Natural Vanilla Flavor		fl
739	Natural Citrus Flavor		fl
740	Stevia Leaf Extract		fl
741	Monk Fruit Extract		fl
742	Black Carrot Juice Concentrate		fl
743	Turmeric Color		fl
744	Malic Acid		fl ph	97-67-6	202-601-5
745	Hexylene Glycol	2-Methyl-2,4-Pentanediol	cl es so sk fr	107-41-5	203-489-0
746	Methylpropanediol		so	2163-42-0	412-350-5
747	Isohexadecane		em so	4390-04-9	224-506-8
748	Methyl Trimethicone		so sk hc	17928-28-8
749	C13-15 Alkane		so	64742-46-7	934-954-2
750	C13-14 Isoparaffin		em so	246538-79-4
751	Dimethyl Isosorbide		so vi	5306-85-4	226-159-8
752	Ethoxydiglycol	Diethylene Glycol Monoethyl Ether|Transcutol	hu so fr	111-90-0	203-919-7	III/297=7,5,10,2.6
753	Cyclohexasiloxane	Dodecamethylcyclohexasiloxane	em so hc	540-97-6	208-762-8
754	Butyloctyl Salicylate		so sk hc	190085-41-7
755	PEG-8	Polyethylene Glycol 400	hu so	5117-19-1	225-856-4
756	Diglycerin		hu sk	59113-36-9	261-605-5
757	Polyglycerin-3		hu	56090-54-1	259-986-8
758	Glucose	Dextrose	hu	50-99-7	200-075-1
759	Xylitol		hu fl am ad	87-99-0	201-788-0
760	Xylitylglucoside		hu sk
761	Anhydroxylitol		hu sk	53448-53-6	258-560-9
762	PCA		hu	98-79-3	202-700-3
763	Glycereth-26		hu vi	31694-55-0
764	Methyl Gluceth-20		hu	68239-42-9
765	Sodium Hyaluronate Crosspolymer		hu sk	105524-32-1
766	Hydrolyzed Sodium Hyaluronate		hu sk
767	Inositol		hu hc	87-89-8	201-781-2
768	Octyldodecyl Stearoyl Stearate		em vi	90052-75-8	289-991-0
769	Jojoba Esters		hu em st sk
770	Hydrolyzed Jojoba Esters		em sk hc ff
771	Polyisobutene	Polyisobutylene	em vi ff bi	9003-27-4
772	Hydrogenated Polydecene	Hydrogenated Polydecane	em so sk hc fr	68037-01-4	500-183-1
773	Triethylhexanoin		em sk hc fr	7360-38-5	230-896-0
774	Cetearyl Ethylhexanoate	Cetearyl 2-Ethylhexanoate|Cetearyl Octanoate	em sk hc	90411-68-0	291-445-1
775	Isopropyl Palmitate		em fr bi	142-91-6	205-571-1
776	Cetyl Palmitate		em sk fr	540-10-3	208-736-6
777	Cetyl Esters		em sk
778	Myristyl Myristate		em sk bu	3234-85-3	221-787-9
779	Dicaprylyl Ether		em so sk	629-82-3	211-112-6
780	Diheptyl Succinate		em sk	15872-89-6
781	Isoamyl Laurate		em sk	6309-51-9	228-626-1
782	Neopentyl Glycol Diheptanoate		em sk	27841-04-9	288-342-9
783	Propylene Glycol Dicaprylate/Dicaprate		em	68583-51-7	271-516-3
784	Polyglyceryl-3 Diisostearate		em es	66082-42-6
785	Hydrogenated Vegetable Oil		em sk	68334-28-1	269-820-6
786	Hydrogenated Castor Oil		cl em es sk vi	8001-78-3	232-292-2
787	Caprylyl Methicone		em sk	17955-88-3	241-881-3
788	Methicone		em sk hc	9004-73-3
789	C10-18 Triglycerides		em so sk	85665-33-4	288-123-8
790	Palmitic Acid	Hexadecanoic Acid	em es	57-10-3	200-312-9
791	Isostearic Acid		cl em es bi	30399-84-9	250-178-0
792	Linolenic Acid		cl em sk hc fr	463-40-1	207-334-8
793	Phospholipids		es sk	123465-35-0
794	Sorbitan Isostearate	Sorbitan Monoisostearate	es	71902-01-7	276-171-2
795	Sorbitan Oleate	Sorbitan Monooleate	es	1338-43-8	215-665-4
796	Sorbitan Stearate	Sorbitan Monostearate	es	1338-41-6	215-664-9
797	Sorbitan Sesquioleate		es	8007-43-0	232-360-1
798	Glyceryl Stearate SE		es	11099-07-3	234-325-6
799	Glyceryl Oleate	Glyceryl Monooleate|Glycerol Monooleate	em es fr	25496-72-4	247-038-6
800	Polysorbate 80		cl es ot	9005-65-6
801	PEG-60 Hydrogenated Castor Oil		cl es	61788-85-0
802	PPG-26-Buteth-26		es sk hc	9038-95-3
803	Ceteareth-20		cl es	68439-49-6
804	Steareth-20		cl es	9005-00-9
805	Steareth-21		cl es	9005-00-9
806	Laureth-4		cl es hc fr	5274-68-0	226-097-1
807	Laureth-7		cl es	3055-97-8	221-283-9
808	Trideceth-6		cl es	24938-91-8	607-463-3
809	Trideceth-12		cl es	24938-91-8	607-463-3
810	PEG-12 Dimethicone		es sk hc
811	Sodium Stearoyl Glutamate		cl es sk hc	38517-23-6	253-980-9
812	Polyhydroxystearic Acid		es	27924-99-8
813	C11-15 Pareth-7		cl es	173244-48-9
814	Coco-Betaine		cl fo sk hc vi	68424-94-2	270-329-4
815	Sodium Isethionate		cl sk hc	1562-00-1	216-343-6
816	Sodium Lauroyl Lactylate		cl es	13557-75-0	236-942-6
817	Poloxamer 338		cl es	9003-11-6
818	Glycol Distearate		cl em es sk vi bu	627-83-8	211-014-3
819	Algin		fr vi bi	9005-38-3
820	Dextrin		vi bi ab bu	9004-53-9	232-675-4
821	Trihydroxystearin		sk vi	139-44-6	205-364-6
822	Tribehenin		em sk vi	18641-57-1	242-471-7
823	Polyacrylate Crosspolymer-6		es vi
824	Sodium Polyacrylate		em es sk vi ff bi ab	9003-04-7
825	Polyacrylamide		hc vi ff bi	9003-05-8		III/66
826	Polyquaternium-37		hc vi ff	26161-33-1
827	Ceresin	Ceresin Wax	es hc vi bi bu	8001-75-0	232-290-1
828	Dimethicone Crosspolymer		es vi ff
829	Polysilicone-11		vi ff	63394-02-5	613-211-3
830	Hydrated Silica		vi ab ar bu	10279-57-9	215-683-2
831	VP/Eicosene Copolymer	PVP/Eicosene Copolymer	vi ff bi	28211-18-9
832	Polyvinyl Alcohol		vi ff	9002-89-5
833	Ethylene/Acrylic Acid Copolymer		es ff bi bu	9010-77-9
834	Capryloyl Glycerin/Sebacic Acid Copolymer		sk hc ff	1190099-88-7
835	Polymethylsilsesquioxane		ab bu	68554-70-1
836	Alumina		vi ab ar bu	1344-28-1	215-691-6
837	Methyl Methacrylate Crosspolymer		ff ab	25777-71-3
838	Calcium Aluminum Borosilicate		bu	65997-17-3	266-046-0
839	HDI/Trimethylol Hexyllactone Crosspolymer		ab bu
840	Triethoxycaprylylsilane		bi	2943-75-1	220-941-2
841	Hydrogen Dimethicone		ff	68037-59-2
842	Algae Extract		hu em sk fr or	92128-82-0	295-780-4
843	Chondrus Crispus Extract		sk vi	244023-79-8
844	Corallina Officinalis Extract		sk	89997-92-2	289-730-0
845	Melia Azadirachta Leaf Extract		sk	84696-25-3	283-644-7
846	Ocimum Sanctum Leaf Extract		sk	91845-35-1	295-208-3
847	Citrus Limon Fruit Extract		oc sk fr	92346-89-9	296-174-2	II/358
848	Citrullus Lanatus Fruit Extract		sk	90244-99-8	290-802-9
849	Scutellaria Baicalensis Root Extract		hu st sk as	94279-99-9	304-845-9
850	Hydrolyzed Soy Protein		hu sk hc	68607-88-5	271-770-5
851	Glycine		sk hc ph	56-40-6	200-272-2
852	Proline		sk hc	147-85-3	205-702-2
853	Alanine		sk hc fr	302-72-7	206-126-4
854	Threonine		sk hc hd	72-19-5	200-774-1
855	Valine		sk hc fr	516-06-3	208-220-0
856	Tetrahexyldecyl Ascorbate		ao sk	183476-82-6
857	Sodium Metabisulfite		pr ao hd	7681-57-4	231-673-0	III/99=0.67,6.7,0.45,0.4 V/9=0.2
858	Chlorella Vulgaris Extract		ao sk	223749-83-5
859	Polysilicone-15		uv li	207574-74-1	426-000-4	VI/26=10
860	Sodium Dehydroacetate		pr	4418-26-2	224-580-1	V/13=0.6
861	Sorbic Acid		pr fr	110-44-1	203-768-7	V/4=0.6
862	Glyceryl Caprylate		pr em es am	26402-26-6	247-668-1
863	Caprylhydroxamic Acid		pr ch	7377-03-9	230-936-7
864	Leuconostoc/Radish Root Ferment Filtrate		pr am ad
865	Methylparaben	Methyl 4-Hydroxybenzoate|Methyl p-Hydroxybenzoate	pr fr	99-76-3	202-785-7	V/12=0.4,0.8
866	Propylparaben		pr fr	94-13-3	202-307-7	V/12a=0.14,0.8
867	Phenethyl Alcohol	Phenyl Ethyl Alcohol|2-Phenylethanol	pr fr	60-12-8	200-456-2
868	Decylene Glycol	1,2-Decanediol	pr sk	1119-86-4	214-288-2
869	Tetrasodium EDTA	EDTA Tetrasodium	ch	64-02-8	200-573-9
870	Trisodium EDTA		ch	150-38-9	205-758-8
871	Sodium Gluconate		sk ch	527-07-1	208-407-7
872	Phytic Acid		ch	83-86-3	201-506-6
873	Disodium Phosphate		fr ph ot	7558-79-4	231-448-7
874	Sodium Phosphate		ph am ad	13472-35-0	231-449-2
875	Sodium Acetate		fr ph	127-09-3	204-823-8
876	Acetic Acid	Ethanoic Acid	fr ph	64-19-7	200-580-7
877	Tartaric Acid		fr ph	133-37-9	205-105-7
878	Benzyl Cinnamate		fr	103-41-3	203-109-3	III/81!
879	Ethylene Brassylate		sk fr	105-95-3	203-347-8
880	Hydrolyzed Vegetable Protein PG-Propyl Silanetriol		sk hc
881	Calcium Gluconate		sk ch	299-28-5	206-075-8
882	Methylchloroisothiazolinone		pr	26172-55-4	247-500-7	V/39=0.0015
883	Vinyl Dimethicone/Methicone Silsesquioxane Crosspolymer		vi
884	Helianthus Annuus Extract		em sk hc	84776-03-4	232-273-9
885	Melia Azadirachta Flower Extract		sk	90063-92-6	290-052-2
886	Phenylalanine		sk hc fr	63-91-2	200-568-1
887	Citrus Aurantium Dulcis Fruit Extract		sk fr	8028-48-6	232-433-8
888	Coconut Acid		cl em es	61788-47-4	262-978-7
889	Aspartic Acid		sk hc fr	56-84-8	200-291-6
890	Sodium Lauryl Sulfoacetate		cl fo	1847-58-1	217-431-7
891	Histidine		hu sk hc	71-00-1	200-745-3
892	Isoleucine		sk hc	73-32-5	200-798-2
893	Laminaria Saccharina Extract		sk	90046-14-3	289-982-1
894	Magnesium Chloride		fl vi	7786-30-3	232-094-6
895	PPG-5-Ceteth-20		cl es	9087-53-0
896	Ethylene/Propylene/Styrene Copolymer		vi
897	Ptfe		bu	9002-84-0
898	2-Oleamido-1,3-Octadecanediol		sk	54422-45-6
899	Butylene/Ethylene/Styrene Copolymer		vi
900	Hydrogenated Olive Oil Unsaponifiables		em sk hc
901	Dimethicone/PEG-10/15 Crosspolymer		ff bu
902	Laureth-9		es	3055-99-0	221-284-4	III/257=3,4
903	Helianthus Annuus Seedcake		ar bu	68937-99-5	273-107-5
904	Vitis Vinifera Seed Extract		ao sk am ad li or	84929-27-1	284-511-6
905	Hydrogenated Ethylhexyl Olivate		em sk
906	Sodium Cocoyl Glutamate		cl	68187-32-6	269-087-2
907	PEG/PPG-18/18 Dimethicone		es
908	PPG-1 Trideceth-6		cl sk
909	Chlorhexidine Digluconate		pr am or	18472-51-0	242-354-0	V/42=0.3
910	Disodium Stearoyl Glutamate		cl sk hc	38079-62-8	253-773-3
911	Isopropyl Titanium Triisostearate		em es	61417-49-0	262-774-8
912	Laureth-23		cl es	9002-92-0
913	Quaternium-95		hc li	1030827-59-8
914	Coccinia Indica Fruit Extract		sk
915	Hexyl Laurate		em sk	34316-64-8	251-932-1
916	Hydroxypropyl Starch Phosphate		vi bu	53124-00-8
917	Magnesium Ascorbyl Phosphate		ao sk	114040-31-2
918	PPG-3 Benzyl Ether Myristate		em so li pl	642443-86-5
919	C12-13 Pareth-3		cl es	66455-14-9
920	T-Butyl Alcohol	Tert-Butyl Alcohol|Tertiary Butyl Alcohol	so fr ot	75-65-0	200-889-7
921	Macrocystis Pyrifera Extract		sk
922	Steareth-2		cl es	9005-00-9	500-017-8
923	Disodium Cocoamphodiacetate		cl fo sk hc		931-291-0
924	Sigesbeckia Orientalis Extract		sk	90106-87-9	290-313-0
925	Trisiloxane	Octamethyltrisiloxane	sk ot	107-51-7	203-497-4
926	Cocos Nucifera Fruit Extract		em sk hc	8001-31-8	232-282-8
927	Hydroxypropyl Guar Hydroxypropyltrimonium Chloride		hc	71329-50-5
928	Iodopropynyl Butylcarbamate		pr	55406-53-6	259-627-5	V/56=0.02,0.01,0.0075
929	Myristyl Alcohol		fo em es sk vi	112-72-1	204-000-3
930	Biosaccharide Gum-1		sk	194237-89-3
931	Hydroxypropyl Methylcellulose	HPMC	cl es hc vi ff bi	9004-65-3
932	Methyl Anthranilate		fr	134-20-3	205-132-4
933	C12-13 Pareth-23		cl es	66455-14-9
934	Divinyldimethicone/Dimethicone Copolymer		hc ff
935	Ethylene/Propylene Copolymer		ff ar bu	9010-79-1
936	Hydrogenated Coco-Glycerides		em sk	91744-42-2	294-604-3
937	Pentaerythrityl Tetraethylhexanoate		em vi	7299-99-2	230-743-8
938	Polyglyceryl-3 Polyricinoleate		es vi	29894-35-7
939	Sodium Acrylate/Sodium Acryloyldimethyl Taurate Copolymer		es vi ff ab bu
940	Glutamic Acid		hu hc	56-86-0	200-293-7
941	Glyceryl Polymethacrylate		vi	28474-30-8
942	Sodium Acrylates Copolymer		vi ff bi bu
943	Bis-PEG-18 Methyl Ether Dimethyl Silane		cl fo hu em sk hc
944	Calcium Titanium Borosilicate		ar bu
945	Glyceryl Undecylenate		em es sk
946	Ocimum Basilicum Flower/Leaf Extract		sk	84775-71-3	283-900-8
947	Solanum Melongena Fruit Extract		sk	84012-19-1	281-665-6
948	Acer Saccharum Extract		sk	91770-22-8	294-807-7
949	Aluminum Calcium Sodium Silicate		bu	1344-01-0	215-685-3
950	Aminomethyl Propanediol		fr ph	115-69-5	204-100-7
951	Isodecyl Neopentanoate		em sk	60209-82-7	262-108-6
952	Magnesium Nitrate		hc	10377-60-3	233-826-7
953	C9-12 Alkane		em oc so sk hc
954	Humulus Lupulus Extract		sk hc fr am as	8060-28-4	232-504-3
955	Papain		sk hc	9001-73-4	232-627-2
956	Polyquaternium-51		sk ff	125275-25-4
957	Propylene Glycol Dicaprate		em	56519-72-3	258-814-9
958	Sodium Acetylated Hyaluronate		hu
959	Arachidyl Alcohol		em es vi	629-96-9	211-119-4
960	Eclipta Prostrata Extract		sk	93165-22-1	296-907-6
961	Oleic Acid		em es	112-80-1	204-007-1
962	Sorbitan Sesquiisostearate		es	71812-38-9
963	Diphenylsiloxy Phenyl Trimethicone		sk hc ot
964	Isostearyl Isostearate		em sk bi	41669-30-1	255-485-3
965	Hydrogenated Styrene/Isoprene Copolymer		vi	68648-89-5
966	Simethicone		em sk hc ot	8050-81-5
967	Dextran		vi bi	9004-54-0	232-677-5
968	PEG-40 Stearate		cl es	9004-99-3
969	Saccharomyces/Copper Ferment		sk
970	Acrylamide/Sodium Acryloyldimethyltaurate Copolymer		es vi	38193-60-1
971	Acrylates/Octylacrylamide Copolymer		ff	129702-02-9
972	Hydrogenated Poly(C6-14 Olefin)		em sk vi
973	Saccharomyces Lysate Extract		hu sk	84604-16-0	283-294-5
974	Citrullus Lanatus Seed Oil		em sk	90244-99-8	290-802-9
975	Saccharomyces/Silicon Ferment		sk
976	Saccharomyces/Zinc Ferment		sk
977	Sodium Levulinate		sk	19856-23-6	243-378-4
978	Butylene Glycol Dicaprylate/Dicaprate		em sk
979	Diethylhexyl Syringylidenemalonate		sk	444811-29-4
980	Glycine Soja Sterols		em sk
981	Hydrogenated Starch Hydrolysate		hu	68425-17-2	270-337-8
982	Laureth-21		cl	9002-92-0
983	Mannitol		hu sk fr bi	69-65-8	200-711-8
984	Behenic Acid		cl es bu	112-85-6	204-010-8
985	Galactoarabinan		ff	9036-66-2	232-910-0
986	Isopropyl Isostearate		em sk bi	31478-84-9	250-651-1
987	Saccharomyces/Iron Ferment		sk
988	Sodium Sulfate		vi bu	7727-73-3	231-820-9
989	Taurine		ph	107-35-7	203-483-8
990	Euterpe Oleracea Fruit Extract		sk hc	879496-95-4
991	Glyceryl Behenate		em es	30233-64-8	250-097-0
992	Hydrogenated Castor Oil/Sebacic Acid Copolymer		em sk hc
993	Polyglyceryl-4 Diisostearate/Polyhydroxystearate/Sebacate		cl es
994	Salvia Hispanica Seed Oil		hu sk	93384-40-8	297-250-8
995	Superoxide Dismutase		ao sk hd	9054-89-1	232-943-0
996	Cinnamidopropyltrimonium Chloride		hc
997	Lens Esculenta Fruit Extract		sk
998	Niacin	Nicotinic Acid	sk hc	59-67-6	200-441-0
999	Sodium Polyaspartate		hu sk hc	94525-01-6
1000	Ethyl Vanillin	3-Ethoxy-4-Hydroxybenzaldehyde	st fr	121-32-4	204-464-7
1001	Glycol Stearate		cl em es bu	111-60-4	203-886-9
1002	Phytosterols		sk
1003	Quaternium-91		hc
1004	Sodium Lauroyl Glutamate		cl hc	29923-31-7	249-958-3
1005	Ascorbyl Tetraisopalmitate		em ao	161436-56-2
1006	Camelina Sativa Seed Oil		sk
1007	Hydroxyethyl Urea		hu sk hc	1320-51-0	215-304-0
1008	Isostearyl Neopentanoate		em sk bi	58958-60-4	261-521-9
1009	Phenylpropanol		so fr	1335-12-2	215-621-4
1010	Polyglyceryl-6 Polyricinoleate		es	107615-51-0
1011	Aloe Barbadensis Flower Extract		em sk	85507-69-3	287-390-8
1012	Hydroxypropyltrimonium Hydrolyzed Wheat Protein		sk hc
1013	Menthoxypropanediol		sk fr	87061-04-9	289-296-2
1014	Palmitoyl Hexapeptide-12		sk	171263-26-6
1015	Sorbitan Laurate	Sorbitan Monolaurate	es	1338-39-2	215-663-3
1016	Anthemis Nobilis Flower Extract		sk fr	84649-86-5	283-467-5
1017	Arachidyl Glucoside		cl es
1018	Methyl 2-Octynoate		fr	111-12-6	203-836-6	III/89!=0.01,0.002
1019	PEG-9 Polydimethylsiloxyethyl Dimethicone		es sk
1020	Polygonum Cuspidatum Root Extract		ao
1021	Propyl Gallate		ao fr	121-79-9	204-498-2
1022	Citrus Aurantium Dulcis Oil	Citrus Sinensis Oil	fr	8008-57-9		III/351!
1023	Citrus Paradisi Peel Oil		fr			II/358
1024	Octyldodecyl Neopentanoate		em
1025	Safflower Glucoside		hc
1026	Sodium Glycolate		ph	2836-32-0	220-624-9
1027	Terminalia Ferdinandiana Fruit Extract		ao bl
1028	Triheptanoin		oc vi	620-67-7	210-647-2
1029	Althaea Officinalis Root Extract		sk	73049-65-7	277-254-6
1030	Beheneth-30		cl es	26636-40-8
1031	Crambe Abyssinica Seed Oil		oc es hc	2245025-38-9
1032	Pisum Sativum Extract		sk	90082-41-0	290-130-6
1033	Rubus Idaeus Fruit Extract		ex sk as	84929-76-0	284-554-0
1034	Alpha-Glucan Oligosaccharide		cl sk
1035	Caprylic/Capric/Myristic/Stearic Triglyceride		em sk	208126-53-8
1036	Cystine Bis-PG-Propyl Silanetriol		sk
1037	Dihydroxyacetone		sk hd ot	96-26-4	202-494-5	III/322=6.25,10
1038	Hydrogenated Polydicyclopentadiene		bi ot
1039	Lactobacillus		sk
1040	PEG-55 Propylene Glycol Oleate		cl vi	86481-08-5
1041	Pantethine		em hc	16816-67-4	240-842-8
1042	Potassium Phosphate		ph	7778-77-0	231-913-4
1043	Styrene/Acrylates/Ammonium Methacrylate Copolymer		ff bu
1044	Chrysanthemum Parthenium Extract		sk	89997-65-9	289-701-2
1045	Phytantriol		hu	74563-64-7	277-923-2
1046	Phytosteryl/Octyldodecyl Lauroyl Glutamate		sk
1047	Trimethylolpropane Triisostearate		em sk	68541-50-4	271-347-5
1048	Medicago Sativa Extract		sk	84082-36-0	281-984-0
1049	Menthyl Lactate		sk fr	59259-38-0	261-678-3
1050	Salvia Hispanica Seed Extract		em sk	93384-40-8	297-250-8
1051	Trifolium Pratense Flower Extract		fr as	85085-25-2	285-356-7
1052	Erythritol		hu sk	7541-59-5	231-418-3
1053	Hypnea Musciformis Extract		sk	223751-71-1
1054	Jasminum Officinale Flower Extract		fr	90045-94-6	289-960-1	III/357!
1055	Magnesium Gluconate		sk	3632-91-5	222-848-2
1056	Methyldihydrojasmonate	Hedione	fr	2630-39-9	220-112-5
1057	Oleth-10		cl es	9004-98-2
1058	Stearalkonium Bentonite		vi	130501-87-0
1059	Coco-Caprylate		em
1060	Glycolipids		sk
1061	Squalene		em so hc	111-02-4	203-826-1
1062	Alaria Esculenta Extract		sk hc
1063	Ergothioneine		ao sk	497-30-3	207-843-5
1064	Ethylparaben		pr fr	120-47-8	204-399-4	V/12=0.4,0.8
1065	Hydrogenated Polycyclopentadiene		ot
1066	Sodium Dilauramidoglutamide Lysine		hu
1067	Camellia Oleifera Leaf Extract		sk as	94333-93-4	305-073-5
1068	Chrysin		sk	480-40-0	207-549-7
1069	EDTA		ch	60-00-4	200-449-4
1070	Mentha Viridis Leaf Oil	Spearmint Oil|Spearmint Leaf Oil|Mentha Spicata Oil|Mentha Spicata Leaf Oil|Mentha Viridis Oil	sk fr as			III/362!
1071	PEG-150 Pentaerythrityl Tetrastearate		es
1072	Polyglyceryl-10 Stearate		sk	79777-30-3
1073	Quaternium-87		cl hc	92201-88-2	931-745-8
1074	Rubus Idaeus Leaf Extract		sk	84929-76-0	284-554-0
1075	Fructose		hu	57-48-7	200-333-3
1076	Fucus Vesiculosus Extract		em st sk	84696-13-9	283-633-7
1077	Hydroxypropyl Cyclodextrin		sk fr	128446-33-3
1078	Trideceth-10		cl	24938-91-8	607-463-3
1079	Vitis Vinifera Fruit Extract		sk	85594-37-2	287-896-9
1080	Dipentaerythrityl Hexahydroxystearate/Hexastearate/Hexarosinate		sk vi
1081	Hydrogenated Palm Glycerides		em es sk vi	91744-66-0	294-631-0
1082	Linum Usitatissimum Seed Extract		sk fr	8001-26-1	232-278-6
1083	Sucrose Stearate		cl em es sk	25168-73-4	246-705-9
1084	Ascophyllum Nodosum Extract		sk	84775-78-0	283-907-6
1085	Biosaccharide Gum-4		sk	905593-86-4
1086	Bromelain		ex sk	9001-00-7	232-572-4
1087	Cetearyl Isononanoate		em sk hc	111937-03-2
1088	Crithmum Maritimum Extract		sk	89997-98-8	289-735-8
1089	Glyceryl Acrylate/Acrylic Acid Copolymer		hu vi
1090	Pantolactone		hu sk	599-04-2	209-963-3
1091	Quartz		ar	14808-60-7	238-878-4
1092	Sodium Laureth-12 Sulfate		cl fo	9004-82-4	266-192-5
1093	Calcium Chloride		vi as	10043-52-4	233-140-8
1094	Leontopodium Alpinum Flower/Leaf Extract		sk	391900-47-3
1095	Litchi Chinensis Pericarp Extract		sk	91722-81-5	294-483-7
1096	Medicago Sativa Seed Powder		sk	84082-36-0	281-984-0
1097	Palmitoyl Tripeptide-5		sk	623172-55-4
1098	Prunus Amygdalus Dulcis Seed Meal		ar	90320-37-9	291-063-5
1099	Tocopheryl Succinate		ao	4345-03-3	224-403-8
1100	Amaranthus Caudatus Seed Extract		sk	223747-79-3
1101	Cetyl Dimethicone		em	191044-49-2
1102	Chitosan		ff	9012-76-4
1103	Hydrolyzed Algin		hc
1104	Lavandula Angustifolia Flower/Leaf/Stem Extract		sk fr fl or	90063-37-9	289-995-2	III/360!
1105	Lysine		sk hc	56-87-1	200-294-2
1106	N-Hydroxysuccinimide		sk	6066-82-6	228-001-3
1107	Phytosteryl Macadamiate		sk hc
1108	Wheat Amino Acids		st sk hc
1109	Acrylates/Ethylhexyl Acrylate Copolymer		ff
1110	Citrus Aurantium Dulcis Peel Extract		es sk fr vi bi	8028-48-6	232-433-8
1111	Citrus Grandis Fruit Extract		sk fr as	90045-43-5	289-904-6	II/358
1112	Glyceryl Polyacrylate		ff	104365-75-5
1113	Isostearyl Alcohol		em sk vi	27458-93-1	248-470-8
1114	Litchi Chinensis Fruit Extract		sk	91722-81-5	294-483-7
1115	Oryza Sativa Seed Protein		ao
1116	PEG/PPG-14/7 Dimethyl Ether		sk	61419-46-3
1117	Pistacia Lentiscus Gum		fr ff	61789-92-2	263-098-6
1118	Sesamum Indicum Seed Powder		sk	8008-74-0	232-370-6
1119	Sodium Cocoyl Glycinate		cl sk hc	90387-74-9	291-350-5
1120	Stearyl Stearate		em sk vi	2778-96-3	220-476-5
1121	Ammonium Acrylates Copolymer		hc vi ff bi
1122	Bis-Behenyl/Isostearyl/Phytosteryl Dimer Dilinoleyl Dimer Dilinoleate		em sk hc vi
1123	C15-19 Alkane		so	64742-46-7	934-956-3
1124	Calcium Stearate		co es vi ab	1592-23-0	216-472-8	IV/150
1125	Citrus Limon Peel Extract		em sk	92346-89-9	296-174-2	II/358
1126	PEG-8 Dimethicone		cl es
1127	Paeonia Lactiflora Root Extract		sk
1128	Polyglyceryl-6 Distearate		es	34424-97-0	252-010-1
1129	Sodium Benzotriazolyl Butylphenol Sulfonate		li	92484-48-5	403-080-9
1130	Yeast Amino Acids		hu	65072-01-7
1131	Cyclodextrin		ab ch	7585-39-9	231-493-2
1132	Gentiana Lutea Root Extract		sk fr	72968-42-4	277-139-0
1133	Lactococcus Ferment Lysate		sk
1134	Polyquaternium-4		hc ff	92183-41-0
1135	Aminopropyl Ascorbyl Phosphate		ao sk
1136	Ammonium Acryloyldimethyltaurate/Beheneth-25 Methacrylate Crosspolymer		es
1137	Brassica Alcohol		em es vi
1138	Ceteth-20		cl es	9004-95-9
1139	Melissa Officinalis Leaf Extract		sk	84082-61-1	282-007-0
1140	PEG-200 Hydrogenated Glyceryl Palmate		cl es so
1141	Palmaria Palmata Extract		sk	223751-74-4
1142	Prunus Persica Fruit Extract		hu sk ar bu	84012-34-0	281-678-7
1143	Quaternium-80		hc	134737-05-6
1144	Sodium Ascorbyl Phosphate		ao	66170-10-3	425-180-1
1145	Sorbitan Palmitate	Sorbitan Monopalmitate	es	26266-57-9	247-568-8
1146	Undaria Pinnatifida Extract		sk
1147	Undeceth-11		cl em es sk
1148	Undeceth-5		cl es	34398-01-1
1149	Vaccinium Macrocarpon Fruit Extract		as	91770-88-6	294-875-8
1150	Zeolite		ab bu am	1318-02-1	215-283-8
1151	Aluminum Dimyristate		es vi ab bu	56639-51-1	260-305-1
1152	Chlorhexidine Dihydrochloride		pr am or	3697-42-5	223-026-6	V/42=0.3
1153	Cynara Scolymus Leaf Extract		sk	84012-14-6	281-659-3
1154	Ethyl Linoleate		em fr	544-35-4	208-868-4
1155	Glyceryl Laurate	Glyceryl Monolaurate|Monolaurin	em es	27215-38-4	248-337-4
1156	Hydrogenated Jojoba Oil		em sk ar	92457-12-0	296-292-4
1157	Isoceteth-20		cl es
1158	Lactobacillus Ferment Lysate		sk
1159	Potassium Chloride		vi	7447-40-7	231-211-8
1160	Salicornia Herbacea Extract		sk	91845-47-5	295-221-4
1161	Sodium Metaphosphate		ph ch or	10361-03-2	233-782-9
1162	Sorbitan Tristearate		es	26658-19-5	247-891-4
1163	Stearyl Dimethicone		em sk	67762-83-8
1164	Zinc Chloride		st am as or	7646-85-7	231-592-0	III/24=1
1165	Beta Vulgaris Root Extract		sk	89957-89-1	289-610-8
1166	Biotinoyl Tripeptide-1		hc
1167	Citrus Aurantifolia Peel Extract		cl sk hc fr	90063-52-8	290-010-3	II/358
1168	Glucosamine HCl		hc	66-84-2	200-638-1
1169	Hydrogenated Palm Glycerides Citrate		em sk	91744-68-2	294-633-1
1170	Hydrolyzed Linseed Extract		sk
1171	Lauryl Laurate		sk hc	13945-76-1
1172	Polyquaternium-59		li
1173	Sodium Myristoyl Glutamate		cl	38517-37-2	253-981-4
1174	Bambusa Arundinacea Stem Extract		sk	91771-32-3	294-922-2
1175	Butyloctanol		hu so	3913-02-8	223-470-0
1176	Diamond Powder		ar	7782-40-3	231-953-2
1177	Diisopropyl Adipate		em so sk fr pl	6938-94-9	230-072-0
1178	Epilobium Angustifolium Flower/Leaf/Stem Extract		sk	90028-31-2	289-821-5
1179	Glutathione		hd	70-18-8	200-725-4
1180	Magnolia Officinalis Bark Extract		sk am
1181	Melanin		sk	8049-97-6	232-473-6
1182	Silicone Quaternium-16		sk hc
1183	Sodium Lauroamphoacetate		cl fo hc	66161-62-4	266-197-2
1184	Sodium Stearoyl Lactylate		es	25383-99-7	246-929-7
1185	Trimethylsiloxyamodimethicone		hc
1186	C12-16 Pareth-9		cl es	68551-12-2
1187	C14-22 Alcohols		es
1188	Cetyl Hydroxyethylcellulose		es vi ff	80455-45-4
1189	Chamomilla Recutita Extract		sk	84082-60-0	282-006-5
1190	Collagen	Bovine Collagen	hu sk hc	9007-34-5	232-697-4
1191	Glycine Soja Protein		es sk hc	9010-10-0	232-720-8
1192	Isoceteth-10		cl es
1193	Lactobacillus/Portulaca Oleracea Ferment Extract		ao sk
1194	Lavandula Angustifolia Extract		sk	90063-37-9	289-995-2	III/360!
1195	Polyacrylate-13		ff
1196	Polyglyceryl-4 Caprate		es	160391-93-5
1197	Ribes Nigrum Seed Oil		em	68606-81-5	271-749-0
1198	Silk Amino Acids		hu sk hc	96690-41-4	306-235-8
1199	Sodium Sulfite		ao hd	7757-83-7	231-821-4	III/99=0.67,6.7,0.45,0.4 V/9=0.2
1200	Stearalkonium Chloride		pr cl hc	122-19-0	204-527-9	III/65=3 V/54=0.1
1201	Sucrose Tetrastearate Triacetate		em es sk	52439-69-7	257-922-3
1202	Tridecane		em	629-50-5	211-093-4
1203	Trideceth-3		cl es	4403-12-7	224-540-3
1204	Triolein		sk vi	122-32-7	204-534-7
1205	Undecane		em sk	1120-21-4	214-300-6
1206	Acrylates/Beheneth-25 Methacrylate Copolymer		vi
1207	Albizia Julibrissin Bark Extract		sk fr
1208	Arctium Lappa Root Extract		sk	84649-88-7	283-469-6
1209	Caesalpinia Spinosa Gum		sk vi ff	39300-88-4	254-409-6
1210	Carthamus Tinctorius Oleosomes		em es sk	8001-23-8	232-276-5
1211	Diisopropyl Sebacate		em so sk pl	7491-02-3	231-306-4
1212	Ethyl Macadamiate		sk	214495-31-5
1213	Glyceryl Linoleate		em es sk	26545-74-4	218-901-4
1214	Hydrolyzed Corn Starch		hu sk vi bi	8029-43-4	232-436-4
1215	Methyl Glucose Sesquistearate		em es sk	68936-95-8	273-049-0
1216	Palmitoyl Tripeptide-38		sk
1217	Saccharomyces Cerevisiae Extract		sk
1218	Acacia Decurrens Flower Wax		em sk
1219	Acetyl Tetrapeptide-3		sk
1220	Agave Tequilana Leaf Extract		as
1221	Brassica Oleracea Acephala Leaf Extract		hu sk
1222	Butylparaben		pr fr	94-26-8	202-318-7	V/12a=0.14,0.8
1223	Butyrospermum Parkii Butter Unsaponifiables		sk hc	225234-14-0
1224	C12-20 Alkyl Glucoside		cl es
1225	Cocos Nucifera Water	Coconut Water	fr	8001-31-8	232-282-8
1226	Distearyldimonium Chloride		hc	107-64-2	203-508-2
1227	Heptyl Undecylenate		em	68141-27-5	268-850-7
1228	Hydrogenated Olive Oil Stearyl Esters		es hc
1229	Hydrolyzed Rice Extract		sk hc
1230	Lycium Chinense Fruit Extract		ao
1231	Polyglyceryl-2 Diisostearate		es	67938-21-0	267-821-6
1232	Polymnia Sonchifolia Root Juice		sk
1233	Polysilicone-2		hc ot
1234	Rosa Canina Seed Oil	Rosehip Seed Oil	em
1235	Sodium Formate		pr	141-53-7	205-488-0	V/14=0.5
1236	Tourmaline		vi	1317-93-7
1237	Caesalpinia Spinosa Fruit Extract		sk
1238	Camellia Sinensis Seed Oil		hu sk	68916-73-4
1239	Cocamidopropyl Dimethylamine		cl es hc	68140-01-2	268-771-8
1240	Cocoglycerides		em es sk	92045-31-3	295-412-2
1241	Cocos Nucifera Fruit Juice		hu em sk hc	8001-31-8	232-282-8
1242	Gardenia Florida Fruit Extract		sk	92457-01-7	296-280-9
1243	PEG-30 Dipolyhydroxystearate		es
1244	Phytosteryl/Isostearyl/Cetyl/Stearyl/Behenyl Dimer Dilinoleate		sk hc vi
1245	Polyquaternium-55		ff	306769-73-3
1246	Saccharomyces Ferment Filtrate		hu
1247	Saccharomyces/Rice Ferment Filtrate		sk
1248	Sodium Stearate		cl es vi	822-16-2	212-490-5
1249	Sorbitan Oleate Decylglucoside Crosspolymer		cl fo es
1250	Amyris Balsamifera Bark Oil		fr	8015-65-4	291-076-6
1251	Ceteareth-25		cl es	68439-49-6
1252	Citrulline		sk	372-75-8	206-759-6
1253	Diazolidinyl Urea		pr	78491-02-8	278-928-2	V/46=0.5
1254	Disiloxane	Hexamethyldisiloxane	sk ot	107-46-0	203-492-7
1255	Hedera Helix Extract		st sk ab am as	84082-54-2	282-000-2
1256	Kappaphycus Alvarezii Extract		sk
1257	Magnesium Silicate		vi ab bu	1343-88-0	215-681-1
1258	Oleanolic Acid		sk	508-02-1	208-081-6
1259	P-Anisic Acid		fr	100-09-4	202-818-5
1260	Perfluorononyl Dimethicone		oc sk bu	259725-95-6
1261	Rosmarinus Officinalis Extract		sk am	84604-14-8	283-291-9
1262	Sodium Methyl Oleoyl Taurate		cl fo hc	137-20-2	205-285-7
1263	Sodium Nitrate		st or	7631-99-4	231-554-3
1264	Actinidia Chinensis Fruit Extract		em sk	92456-63-8	296-241-6
1265	Amylopectin		vi bi	9037-22-3	232-911-6
1266	Beta-Sitosterol		es sk fr li	83-46-5	201-480-6
1267	C20-40 Alcohols		es sk li	222400-16-0
1268	Carnosine		sk	305-84-0	206-169-9
1269	Cladosiphon Okamuranus Extract		sk
1270	Cocamidopropylamine Oxide		cl fo hc	68155-09-9	268-938-5
1271	Collagen Amino Acids		sk hc	9015-54-7	295-635-5
1272	Dimer Dilinoleyl Dimer Dilinoleate		em sk hc vi bi
1273	Dimethicone Silylate		ot
1274	Ethyl Acetate		so fr	141-78-6	205-500-4
1275	Eucalyptus Globulus Leaf Extract		sk fr	84625-32-1	283-406-2
1276	Hydrolyzed Corn Protein		sk hc	100209-41-4	309-349-6
1277	Laminaria Ochroleuca Extract		sk	92128-82-0	295-780-4
1278	Lonicera Japonica Flower Extract		sk	223749-79-9
1279	Menthone Glycerin Acetal		sk	63187-91-7
1280	Musa Sapientum Fruit Extract		sk
1281	Paeonia Albiflora Root Extract		sk
1282	Poloxamer 407		cl es	9003-11-6
1283	Potassium Benzoate		pr	582-25-2	209-481-3	V/1a=0.5
1284	Rosa Hybrid Flower Extract		sk	93062-88-5	296-844-4
1285	Theobroma Cacao Seed Extract		ao	84649-99-0	283-480-6
1286	Aloe Barbadensis Extract		sk	85507-69-3	287-390-8
1287	C30-45 Alkyl Dimethicone		sk	243137-49-7
1288	Camellia Sinensis Extract		ao sk bl
1289	DMDM Hydantoin		pr	6440-58-0	229-222-8	V/33=0.6
1290	Dipalmitoyl Hydroxyproline		sk hc	41672-81-5	255-490-0
1291	Dipeptide Diaminobutyroyl Benzylamide Diacetate		sk
1292	Gelidiella Acerosa Extract		sk	223749-81-1
1293	Glyceryl Behenate/Eicosadioate		em es
1294	Hydrolyzed Wheat Starch		sk vi	68412-29-3
1295	Psidium Guajava Fruit Extract		sk as	91770-12-6	294-795-3
1296	Shea Butter Ethyl Esters		em sk
1297	Silybum Marianum Extract		sk	84604-20-6	283-298-7
1298	Sucrose Palmitate		cl em es sk	26446-38-8	247-706-7
1299	Tricaprylin		sk fr	538-23-8	208-686-5
1300	Tropaeolum Majus Flower/Leaf/Stem Extract		sk	84625-49-0	283-419-3
1301	Xylose		hu sk fr	58-86-6	200-400-7
1302	Acetyl Octapeptide-3		hu sk
1303	Borago Officinalis Leaf Extract		sk	84012-16-8	281-661-4
1304	Capryloyl Glycine		cl hc ab am ad	14246-53-8	238-122-3
1305	Cyclomethicone		em so hc	69430-24-6	209-136-7	II/1388
1306	Cymbopogon Schoenanthus Extract		st sk	89998-16-3	289-754-1
1307	Hydrolyzed Adansonia Digitata Seed Extract		hc
1308	Lactobacillus/Punica Granatum Fruit Ferment Extract		sk hc
1309	Octafluoropentyl Methacrylate		bi	355-93-1	206-596-0
1310	Oleyl Alcohol		em so fr vi	143-28-2	205-597-3
1311	PEG-6		hu so	25322-68-3
1312	PEG/PPG-17/18 Dimethicone		es
1313	PPG-15 Stearyl Ether		em	25231-21-4
1314	Salix Nigra Bark Extract		sk	84650-64-6	283-522-3
1315	Sericin		sk hc	60650-88-6
1316	Trideceth-15		cl es	24938-91-8
1317	Tropolone		sk	533-75-5	208-577-2
1318	Vaccinium Macrocarpon Seed Oil		sk
1319	Brassicyl Isoleucinate Esylate		es hc
1320	C18-36 Acid Triglyceride		em sk	91052-08-3	293-165-5
1321	Dunaliella Salina Extract		sk
1322	Glucomannan		sk
1323	Haematococcus Pluvialis Extract		ao
1324	Hippophae Rhamnoides Extract		sk fr	90106-68-6	290-292-8
1325	Hylocereus Undatus Fruit Extract		sk
1326	Magnesium Oxide		ab bu ph	1309-48-4	215-171-9
1327	Mangifera Indica Fruit Extract		sk
1328	Mauritia Flexuosa Fruit Oil		sk	394239-67-9
1329	Neopentyl Glycol Dicaprylate/Dicaprate		em sk	70693-32-2	274-764-0
1330	Ocimum Basilicum Leaf Extract		sk	84775-71-3	283-900-8
1331	PEG-20 Methyl Glucose Sesquistearate		es	68389-70-8
1332	Panthenyl Ethyl Ether		hc	667-83-4	211-569-1
1333	Polyurethane-11		ff
1334	Prunus Domestica Seed Oil		sk	90082-87-4	290-179-3
1335	Rosa Damascena Flower Extract		sk fr	90106-38-0	290-260-3	III/366!
1336	Saccharomyces/Camellia Sinensis Leaf/Cladosiphon Okamuranus/Rice Ferment Filtrate		sk
1337	Sodium Saccharin		fr fl or	128-44-9	204-886-1
1338	Acetyl Dipeptide-1 Cetyl Ester		sk hc
1339	Acetyl Tributyl Citrate		fr pl	77-90-7	201-067-0
1340	Aloe Barbadensis Leaf Water		fr	85507-69-3	287-390-8
1341	C12-16 Alcohols		em es hc vi	68855-56-1	272-490-6
1342	Cetrimonium Methosulfate		cl es hc am	65060-02-8	265-352-1
1343	Equisetum Arvense Leaf Extract		em st sk as	71011-23-9	275-123-8
1344	Furcellaria Lumbricalis Extract		sk
1345	Leuconostoc Ferment Filtrate		sk hc am ad
1346	Levulinic Acid		sk fr	123-76-2	204-649-2
1347	Malva Sylvestris Flower Extract		sk	84082-57-5	282-003-9
1348	Olea Europaea Fruit Extract		sk bl	84012-27-1
1349	PEG-32		hu so	25322-68-3
1350	Plukenetia Volubilis Seed Oil		hu em sk
1351	Polyglyceryl-10 Dioleate		es	33940-99-7	251-750-2
1352	Polyglyceryl-10 Myristate		sk	87390-32-7
1353	Polyglyceryl-3 Disiloxane Dimethicone		cl sk hc
1354	Rosa Damascena Extract		sk fr	90106-38-0	290-260-3
1355	Spiraea Ulmaria Extract		sk as	84775-57-5	283-886-3
1356	Styrax Benzoin Resin Extract		fr ff	84929-79-3	284-557-7
1357	Acetamide MEA		cl fo hu sk hc vi	142-26-7	205-530-8
1358	Arachidic Acid		cl es bu	506-30-9	208-031-3
1359	Bis-Stearyl Dimethicone		em sk ff
1360	Capryloyl Salicylic Acid		sk	70424-62-3
1361	Erythrulose		ot	40031-31-0
1362	Ethylhexyl Olivate		sk
1363	Gellan Gum		vi ff	71010-52-1	275-117-5
1364	Glycine Soja Extract		sk	84776-91-0	232-274-4
1365	Hippophae Rhamnoides Fruit/Seed Oil		sk am
1366	Hydrogenated Coconut Acid		cl em es sk	68938-15-8	273-118-5
1367	Hydrogenated Palm Oil		em es sk vi	68514-74-9	271-056-3
1368	Hydrogenated Styrene/Methylstyrene/Indene Copolymer		vi ff
1369	Hydroxyproline		cl sk hc	51-35-4	200-091-9
1370	Isocetyl Stearate		em sk	25339-09-7	246-868-6
1371	Lilium Candidum Bulb Extract		sk	84776-67-0	283-996-1
1372	PEG-75 Stearate		cl	9004-99-3
1373	Polyglyceryl-3 Caprate		es	133654-02-1
1374	Punica Granatum Flower Extract		sk	84961-57-9	284-646-0
1375	Rice Oil Glycereth-8 Esters		cl
1376	Selaginella Lepidophylla Extract		em	90106-73-3	290-298-0
1377	Sodium Carboxymethyl Beta-Glucan		cl vi bi	9050-93-5
1378	Spinacia Oleracea Leaf Extract		sk	90131-25-2	290-336-6
1379	Trifolium Pratense Extract		sk hc
1380	Trimethylsiloxyphenyl Dimethicone		hc	73138-88-2
1381	Boswellia Serrata Extract		sk	97952-72-2	308-366-6
1382	Butyl Acetate		so fr	123-86-4	204-658-1
1383	Caprylyl Caprylate/Caprate		em sk
1384	Chenopodium Quinoa Seed Extract		sk
1385	Cucumis Melo Fruit Extract		sk	90063-94-8	290-054-3
1386	Hamamelis Virginiana Leaf Extract		sk	84696-19-5	283-637-9
1387	Hexyldecanol		em sk	2425-77-6	219-370-1
1388	Maltooligosyl Glucoside		sk ff bi
1389	Morinda Citrifolia Fruit Extract		sk	84929-68-0	284-551-4
1390	Narcissus Tazetta Bulb Extract		sk hc as
1391	O-Cymen-5-Ol		pr am	3228-02-2	221-761-7	V/38=0.1
1392	Ophiopogon Japonicus Root Extract		sk
1393	Polyglyceryl-2 Stearate		es	12694-22-3	235-777-7
1394	Polypropylsilsesquioxane		ff	36088-62-7
1395	Polyquaternium-47		sk ff	197969-51-0
1396	Rose Extract		sk	84696-47-9	283-652-0
1397	Thermus Thermophillus Ferment		sk
1398	Caprylic/Capric Glycerides		em	85409-09-2	287-075-5
1399	Caryodendron Orinocense Seed Oil		em sk hc	1453469-52-7
1400	Castor Oil/IPDI Copolymer		ff	68955-90-8
1401	Ceramide NS		sk hc	2304-81-6
1402	Decyl Oleate		em sk	3687-46-5	222-981-6
1403	Dicetyldimonium Chloride		cl es hc	1812-53-9	217-325-0
1404	Disodium Lauryl Sulfosuccinate		cl fo sk	13192-12-6	236-149-5
1405	Glyceryl Linolenate		em	18465-99-1	242-347-2
1406	Helianthus Annuus Seed Oil Unsaponifiables		sk hc	8001-21-6	232-273-9
1407	Hydrolyzed Pea Protein		em sk hc	222400-29-5
1408	Hydroxypropyltrimonium Hydrolyzed Corn Starch		hc ff
1409	Jasminum Officinale Flower/Leaf Extract		hu st sk fr	90045-94-6	289-960-1	III/357!
1410	Lactamide MEA		hu sk hc	5422-34-4	226-546-1
1411	Laureth-2		cl es	3055-93-4	221-279-7
1412	Myristoyl Pentapeptide-17		sk	959610-30-1
1413	Nylon-6		vi bu	25038-54-4
1414	Oryzanol		sk hc	11042-64-1
1415	Polylactic Acid		ar	9051-89-2
1416	Polyquaternium-70		hc
1417	Portulaca Oleracea Extract		sk	90083-07-1	290-201-1
1418	Prunus Insititia Seed Oil		em sk
1419	Saccharomyces/Xylinum/Black TEA Ferment		sk
1420	Sucrose Acetate Isobutyrate		ff pl	126-13-6	204-771-6
1421	Sucrose Cocoate		es sk hc	91031-88-8	292-993-4
1422	Sucrose Laurate		cl em es sk	25339-99-5	246-873-3
1423	Tetrahydroxypropyl Ethylenediamine		ch	102-60-3	203-041-4
1424	Trideceth-5		cl es	24938-91-8	607-463-3
1425	Triisostearin		sk vi	26942-95-0	248-122-5
1426	Alteromonas Ferment Extract		sk	267233-41-0
1427	Calophyllum Inophyllum Seed Oil		ao sk hc am li or
1428	Caprylic Acid	Octanoic Acid	cl es fr	124-07-2	204-677-5
1429	Dimethicone Crosspolymer-3		sk
1430	Dimethicone PEG-8 Meadowfoamate		em sk hc
1431	Diphenyl Dimethicone		em es sk hc ot
1432	Ethyl Oleate		em fr	111-62-6	203-889-5
1433	Hydroxyethylpiperazine Ethane Sulfonic Acid		ph	7365-45-9	230-907-9
1434	Hydroxystearic Acid		cl es	106-14-9	203-366-1
1435	Laureth-12		cl es	3056-00-6	221-286-5
1436	Lonicera Caprifolium Flower Extract		sk fr	84603-62-3	283-263-6
1437	Magnesium Aspartate		sk	2068-80-6	218-191-6
1438	Moringa Oleifera Leaf Extract		sk	93165-54-9	296-941-1
1439	Myristyl Nicotinate		sk hc	273203-62-6
1440	PEG-8 Beeswax		es
1441	PEG/PPG-19/19 Dimethicone		es
1442	PPG-2 Myristyl Ether Propionate		em sk	74775-06-7
1443	Polyglyceryl-3 Laurate		es	51033-31-9
1444	Polyurethane-33		bi
1445	Punica Granatum Sterols		sk hc
1446	Quaternium-90 Bentonite		vi	226226-22-8
1447	Rehmannia Glutinosa Root Extract		sk
1448	Santalum Album Extract		cl st sk	84787-70-2	284-111-1
1449	Silicone Quaternium-3		hc	137145-37-0
1450	Sodium Anisate		fr fl ph am	536-45-8	208-634-1
1451	Sodium Polyacrylate Starch		es vi ff bi ab
1452	Stearyl Glycyrrhetinate		st sk	13832-70-7
1453	Symphytum Officinale Leaf Extract		sk	84696-05-9	283-625-3
1454	Angelica Keiskei Leaf/Stem Extract		sk
1455	Arctostaphylos Uva-Ursi Leaf Extract		sk	84776-10-3	283-934-3
1456	Benzotriazolyl Dodecyl P-Cresol		li	125304-04-3
1457	Bis-PEG/PPG-14/14 Dimethicone		cl em es sk
1458	Brassica Campestris Sterols		em sk
1459	Butyrospermum Parkii Butter Extract		sk	91080-23-8	293-515-7
1460	C12-20 Acid PEG-8 Ester		cl es	68908-68-9
1461	Centella Asiatica Leaf Extract		sk	84696-21-9	283-640-5
1462	Cinnamomum Cassia Bark Extract		hc fr or	84961-46-6	284-635-0
1463	Citrus Tangerina Peel Oil		sk fr
1464	Ethylhexyl Hydroxystearate		em	29710-25-6	249-793-7
1465	Hectorite		vi ab bu	12173-47-6	235-340-0
1466	Hydrolyzed Glycosaminoglycans		hu sk hc	156715-51-4
1467	Hydrolyzed Lupine Protein		sk hc	73049-73-7
1468	Lactose	Milk Sugar	hu sk	63-42-3	200-559-2
1469	Laureth-5 Carboxylic Acid		cl es	27306-90-7	608-079-9
1470	Micrococcus Lysate		sk
1471	Opuntia Ficus-Indica Stem Extract		sk	90082-21-6	290-109-1
1472	Passiflora Incarnata Extract		as	72968-47-9	277-142-7
1473	Phenylpropyldimethylsiloxysilicate		em sk hc ff	207692-01-1
1474	Polypropylene		vi	9003-07-0
1475	Vaccinium Myrtillus Fruit/Leaf Extract		sk as	84082-34-8	281-983-5
1476	Vitis Vinifera Juice		ao sk	85594-37-2	287-896-9
1477	Amp-Acrylates/Allyl Methacrylate Copolymer		ff
1478	Arnica Montana Extract		sk
1479	Bixa Orellana Seed Extract		sk fr	89957-43-7	289-561-2
1480	Brassica Campestris/Aleurites Fordi Oil Copolymer		sk ff	185323-46-0
1481	Dimethylimidazolidinone Rice Starch		vi ab	223239-90-5
1482	Ferula Galbaniflua Resin Oil		sk fr am
1483	Fumaric Acid		ph	110-17-8	203-743-0
1484	Hydroxyphenyl Propamidobenzoic Acid		sk	697235-49-7
1485	Inulin Lauryl Carbamate		cl es	478483-27-1
1486	Lactic Acid/Glycolic Acid Copolymer		sk
1487	Lysolecithin		es	85711-58-6	288-318-8
1488	Neopentyl Glycol Diethylhexanoate		em sk	28510-23-8	250-575-9
1489	Nitrocellulose		es ff	9004-70-0
1490	Octyldodecyl Citrate Crosspolymer		hu
1491	Octyldodecyl Myristate		em	22766-83-2	245-205-8
1492	Olea Europaea Oil Unsaponifiables		sk hc	8001-25-0	232-277-0
1493	PEG-4 Dilaurate		es	9005-02-1
1494	Paullinia Cupana Seed Extract		sk	84929-28-2	284-512-1
1495	Pelargonium Graveolens Oil	Pelargonium Graveolens Herb Oil	fr	90082-51-2	290-140-0	III/364!
1496	Phosphatidylcholine		es sk	8002-43-5	232-307-2
1497	Polyaminopropyl Biguanide		pr	32289-58-0	608-723-9	V/28=0.1
1498	Polybutylene Terephthalate		vi ff	26062-94-2
1499	Polydextrose		hu bu	68424-04-4
1500	Polyglyceryl-3 Stearate		es	27321-72-8	248-403-2
1501	Polyglyceryl-6 Caprylate		es
1502	Polysilicone-29		hc
1503	Pseudoalteromonas Ferment Extract		hu
1504	Sanguisorba Officinalis Root Extract		cl sk	84787-71-3	284-112-7
1505	Sea Whip Extract		sk
1506	Silanetriol		hc	2445-53-6	219-489-9
1507	Sodium Polystyrene Sulfonate		es vi ff	9080-79-9
1508	Sodium Surfactin		cl es vi
1509	Spilanthes Acmella Flower Extract		sk hc	90131-24-1	290-335-0
1510	Spirulina Maxima Extract		sk
1511	Spirulina Platensis Extract		sk	223751-80-2
1512	Thymus Vulgaris Leaf Extract		sk	84929-51-1	284-535-7
1513	Zinc Sulfate		am as or	7446-19-7	231-793-3
1514	Amp-Isostearoyl Hydrolyzed Wheat Protein		cl es sk hc	222400-35-3
1515	Aspalathus Linearis Leaf Extract		sk
1516	Avena Sativa Bran Extract		ar	84012-26-0	281-672-4
1517	Benzyl Acetate		fr	140-11-4	205-399-7
1518	Brassica Oleracea Capitata Leaf Extract		sk	89958-13-4	289-635-4
1519	Brassica Oleracea Italica Extract		as
1520	Calcium Silicate		ab bu	1344-95-2	215-710-8
1521	Chamomilla Recutita Flower Oil		sk fr	8002-66-2
1522	Cichorium Intybus Root Extract		sk fr	68650-43-1	272-045-6
1523	Citrus Junos Seed Extract		ao
1524	Commiphora Mukul Resin Extract		sk	93165-11-8	296-895-2
1525	Elettaria Cardamomum Seed Oil		sk fr
1526	Glass		ar bu
1527	Ilex Paraguariensis Leaf Extract		sk hc fr	73296-98-7	277-364-4
1528	Lanolin Alcohol		em es hc vi bi	8027-33-6	232-430-1
1529	Malachite Extract		ao
1530	Malpighia Punicifolia Fruit Extract		ao
1531	Mentha Arvensis Leaf Oil		fr
1532	Octadecene		so vi	27070-58-2	248-205-6
1533	PEG/PPG-17/4 Dimethyl Ether		sk
1534	Pantothenic Acid		sk hc	79-83-4	201-229-0
1535	Parachlorella Beijerinckii Exopolysaccharides		sk ff
1536	Ribes Nigrum Fruit Extract		em sk fr as	68606-81-5	271-749-0
1537	Salvia Sclarea Extract		st sk ab as	84775-83-7	283-911-8
1538	Silicone Quaternium-8		hc
1539	Sodium Carbonate	Soda Ash	bu ph	497-19-8	207-838-8
1540	Tamarindus Indica Seed Polysaccharide		sk	39386-78-2	254-442-6
1541	Ammonium Glycyrrhizate		sk fr fl	53956-04-0	258-887-7
1542	Avena Sativa Kernel Oil		sk	84012-26-0	281-672-4
1543	Benzalkonium Chloride		pr es hc am	63449-41-2	264-151-6	III/65=3 V/54=0.1
1544	Citrus Unshiu Peel Extract		fr	98106-71-9	308-594-6
1545	Cymbopogon Martini Oil		sk fr
1546	Dibutyl Lauroyl Glutamide		sk hc ff	63663-21-8	264-391-1
1547	Evodia Rutaecarpa Fruit Extract		sk
1548	Glyoxal		fr am	107-22-2	203-474-9	III/194
1549	Hydrogenated Cottonseed Oil		em sk	68334-00-9	269-804-9
1550	Hydrogenated Farnesene		em so sk	3891-98-3
1551	Hydroxypropylammonium Gluconate		hu hc
1552	Hydroxypropylgluconamide		hu hc	190445-18-2
1553	Larix Europaea Wood Extract		hu sk	91722-66-6	294-466-4
1554	Lithothamnion Calcareum Extract		sk
1555	Litsea Cubeba Fruit Oil		sk fr
1556	Oleth-20		cl	9004-98-2
1557	PEG-150		hu so bi	25322-68-3
1558	PEG-4		hu so	25322-68-3
1559	PEG-4 Laurate		cl es	9004-81-3
1560	PEG-45M		hu	25322-68-3
1561	PPG-3 Dipivalate		sk
1562	Palmitoyl Pentapeptide-4		sk
1563	Perfluorodecalin		so sk hc	306-94-5	206-192-4
1564	Plumeria Rubra Flower Extract		sk	223748-06-9
1565	Potassium Sulfate		vi	7778-80-5	231-915-5
1566	Quercetin		ao sk	117-39-5	204-187-1
1567	Saccharomyces Ferment		sk
1568	Schinziophyton Rautanenii Kernel Oil		em
1569	Silybum Marianum Fruit Extract		sk	84604-20-6	283-298-7
1570	Sodium Lauroyl Oat Amino Acids		cl sk hc	222400-43-3
1571	Sodium Tocopheryl Phosphate		cl es ao sk vi hd
1572	Thymus Serpyllum Extract		sk	84776-98-7	284-023-3
1573	Vaccinium Myrtillus Seed Oil		sk	84082-34-8	281-983-5
1574	Acrylates Crosspolymer-4		cl es vi ff
1575	Alcaligenes Polysaccharides		hu em es sk vi
1576	Amber Extract		sk hc
1577	Bacillus Ferment		sk
1578	Beheneth-20		cl es	26636-40-8
1579	Bertholletia Excelsa Seed Oil		em sk	356065-50-4
1580	Bis-Butyldimethicone Polyglyceryl-3		cl es sk hc vi
1581	Boerhavia Diffusa Root Extract		sk
1582	C13-16 Isoparaffin		so	68551-20-2	271-370-0
1583	Castanea Sativa Seed Extract		sk	84695-99-8	283-619-0
1584	Ceramide EOS		sk hc
1585	Cholesteryl Nonanoate		em	1182-66-7	214-658-3
1586	Citrus Aurantifolia Fruit Extract		sk	90063-52-8	290-010-3	II/358
1587	Citrus Aurantium Bergamia Fruit Extract		sk	89957-91-5	289-612-9
1588	Copper PCA		hu sk
1589	Cyperus Esculentus Root Oil		fr	223748-92-3
1590	Dilauryl Thiodipropionate		ao	123-28-4	204-614-1
1591	Dimethicone/Phenyl Vinyl Dimethicone Crosspolymer		vi	243137-51-1
1592	Dipotassium Phosphate		ph ot	7758-11-4	231-834-5
1593	Ethyl Ferulate		ao	4046-02-0	223-745-5
1594	Eugenia Caryophyllus Leaf Oil		sk fr	8015-97-2	284-638-7	III/356!
1595	Glycyrrhiza Uralensis Root Extract		sk	94349-91-4	305-209-3
1596	Hippophae Rhamnoides Fruit Extract		sk	90106-68-6	290-292-8
1597	Hydrogenated Vegetable Glycerides		cl em es sk vi	100684-29-5	309-701-9
1598	Hydrolyzed Yeast Protein		sk hc	100684-36-4	309-709-2
1599	Hydroxypinacolone Retinoate		sk
1600	Isopropanolamine		ph	78-96-6	201-162-7	III/61=0.5
1601	Lauryl Lactate		em sk	6283-92-7	228-504-8
1602	Lentinus Edodes Extract		sk
1603	Linoleamidopropyl Dimethylamine Dimer Dilinoleate		sk hc	125804-10-6
1604	Maltose		hu sk fr	69-79-4	200-716-5
1605	PEG/PPG/Polybutylene Glycol-8/5/3 Glycerin		hu
1606	PPG-12/SMDI Copolymer		em sk ff	9042-82-4
1607	Pinus Pinaster Bark Extract		ao	90082-75-0	290-166-2
1608	Polyester-8		sk ff
1609	Polyglyceryl-10 Oleate		sk	79665-93-3	279-230-0
1610	Polyquaternium-22		hc ff	53694-17-0
1611	Propylene Glycol Dibenzoate		sk	19224-26-1	242-894-7
1612	Prunus Armeniaca Fruit Extract		sk	68650-44-2	272-046-1
1613	Quaternium-33		hc	72102-40-0	276-339-5
1614	Rosa Multiflora Fruit Extract		sk fr	97593-51-6	307-356-9
1615	Silicone Quaternium-22		hc	946846-36-2
1616	Sodium Potassium Aluminum Silicate		bu	66402-68-4	266-340-9
1617	Soy Isoflavones		sk
1618	Trideceth-6 Phosphate		cl es	9046-01-9
1619	Tridecyl Stearate		em sk	31556-45-3	250-696-7
1620	Zinc Myristate		vi ab bu	16260-27-8	240-369-7
1621	Adansonia Digitata Oil		em sk	91745-12-9	294-680-8
1622	Adipic Acid/Neopentyl Glycol/Trimellitic Anhydride Copolymer		ff	28407-73-0
1623	Amber Powder		am	9000-02-6	232-520-0
1624	Ammonium Styrene/Acrylates Copolymer		ff bu
1625	C10-30 Cholesterol/Lanosterol Esters		es sk vi
1626	C20-24 Olefin		sk	93924-10-8	300-202-1
1627	Caprooyl Phytosphingosine		sk hc
1628	Caprooyl Sphingosine		sk hc
1629	Carapa Guaianensis Seed Oil		sk ot	352458-32-3
1630	Cetyl Phosphate		cl es	3539-43-3	222-581-1
1631	Cetyl Ricinoleate		em sk	10401-55-5	233-864-4
1632	Citrullus Vulgaris Fruit Extract		sk
1633	Cucurbita Pepo Seed Oil		em sk	8016-49-7	289-741-0
1634	Dipeptide-2		sk
1635	Ethylcellulose		vi ff bi	9004-57-3
1636	Glycyrrhetinic Acid		sk	471-53-4	207-444-6
1637	Hesperidin Methyl Chalcone		ao	24292-52-2	246-128-2
1638	Hydrogenated Microcrystalline Wax		es vi bi	64742-60-5	265-163-4
1639	Isomalt		hu	64519-82-0
1640	Lactobacillus/Pumpkin Ferment Extract		sk
1641	Nasturtium Officinale Extract		sk fr	84775-70-2	283-899-4
1642	PEG-120 Methyl Glucose Trioleate		cl em vi
1643	PPG-2 Hydroxyethyl Cocamide		cl es
1644	Perilla Ocymoides Leaf Extract		sk	90082-61-4	290-151-0
1645	Perlite		ab bu	130885-09-5
1646	Polyglyceryl-6 Oleate		es	9007-48-1
1647	Polyimide-1		ff	497926-97-3
1648	Portulaca Pilosa Extract		sk
1649	Potassium Stearate		cl es	593-29-3	209-786-1
1650	Prunus Amygdalus Dulcis Seed Extract		sk	90320-37-9	291-063-5
1651	Pumice		vi ar bu	1332-09-8
1652	Punica Granatum Fruit Juice		sk fr	84961-57-9	284-646-0
1653	Sodium Coco PG-Dimonium Chloride Phosphate		cl fo hc	223707-61-7
1654	Sorbeth-230 Tetraoleate		cl es vi
1655	Soy Amino Acids		sk hc
1656	Stearyl Heptanoate		em sk	66009-41-4	266-065-4
1657	Triethylene Glycol		fr vi	112-27-6	203-953-2
1658	Vitis Vinifera Fruit Water		sk	85594-37-2	287-896-9
1659	Agar		fr vi bi	9002-18-0	232-658-1
1660	Agastache Mexicana Flower/Leaf/Stem Extract		sk
1661	Ammonium Hydroxide		ph ot	1336-21-6	215-647-6	III/4=6
1662	Bambusa Vulgaris Leaf/Stem Extract		hu or	91771-33-4	294-923-8
1663	Behenyl Behenate		em sk	17671-27-1	241-646-5
1664	Centaurea Cyanus Flower Water		sk	84012-18-0	281-664-0
1665	Cetyl Triethylmonium Dimethicone PEG-8 Succinate		hc
1666	Cholesteryl Chloride		sk	910-31-6	213-004-4
1667	Chondrus Crispus Powder		ar	9000-07-1	232-524-2
1668	Citrus Aurantium Bergamia Peel Oil	Citrus Bergamia Peel Oil	fr	89957-91-5	289-612-9	III/352!
1669	Dimethicone PEG-7 Phosphate		cl es	132207-31-9
1670	Disteareth-75 IPDI		vi	53533-75-8
1671	Dodecane		fr	112-40-3	203-967-9
1672	Ethyl Linalool	3,7-Dimethyl-1,6-Nonadien-3-Ol	fr	10339-55-6	233-732-6
1673	Ethylhexyl Methoxycrylene		sk	947753-66-4
1674	Etidronic Acid		ch	2809-21-4	220-552-8	III/53=1.5,0.2
1675	Helianthus Annuus Sprout Extract		sk	84776-03-4	232-273-9
1676	Hydrogenated Olive Oil		sk vi	226993-75-5
1677	Hydrolyzed Wheat Protein PG-Propyl Silanetriol		sk hc
1678	Kaempferia Galanga Root Extract		sk	92347-13-2	296-200-2
1679	Laurdimonium Hydroxypropyl Hydrolyzed Keratin		sk hc
1680	Lauryl Betaine		cl sk hc	683-10-3	211-669-5
1681	Litchi Chinensis Seed Extract		sk	91722-81-5	294-483-7
1682	Lithium Magnesium Sodium Silicate		vi ab bu	53320-86-8	258-476-2
1683	Maltodextrin/VP Copolymer		ff	1323833-56-2
1684	Mentha Piperita Leaf Extract		sk
1685	Oleic/Linoleic/Linolenic Polyglycerides		cl em es vi bi
1686	Opuntia Tuna Fruit Extract		sk
1687	PEG-40 Castor Oil		cl es	61791-12-6
1688	Palmitamidopropyltrimonium Chloride		hc	51277-96-4	257-104-6
1689	Phytosteryl Canola Glycerides		sk hc
1690	Polyglycerin-6		hu	36675-34-0	253-154-8
1691	Propylene Glycol Stearate		cl sk	1323-39-3	215-354-3
1692	Rosa Centifolia Flower Water		sk	84604-12-6	283-289-8
1693	Sapindus Mukorossi Peel Extract		sk
1694	Silicone Quaternium-18		em hc
1695	Simmondsia Chinensis Seed Extract		em sk hc ar	90045-98-0	289-964-3
1696	Sodium Cocoyl Sarcosinate		cl hc	61791-59-1	263-193-2
1697	Sodium RNA		sk
1698	Sodium Salicylate		pr ot	54-21-7	200-198-0	V/3=0.5
1699	Sphingolipids		em sk	85116-74-1	285-526-0
1700	Trimethylsiloxysilicate/Dimethiconol Crosspolymer		vi ff
1701	Tyrosine		sk hc fr	556-02-5	209-112-6
1702	Yogurt Powder		hc
1703	2-O-Ethyl Ascorbic Acid		sk	112894-37-8
1704	Abies Sibirica Oil		sk fr			III/106
1705	Acrylates/Stearyl Acrylate/Dimethicone Methacrylate Copolymer		ff
1706	Adansonia Digitata Fruit Extract		em	91745-12-9	294-680-8
1707	Alanyl Glutamine		hu sk	39537-23-0
1708	Aniba Rosaeodora Wood Oil		sk fr as	8015-77-8
1709	Aspalathus Linearis Extract		sk
1710	Baptisia Tinctoria Root Extract		sk	84775-46-2	283-875-3
1711	Batyl Alcohol		em es sk	544-62-7	208-874-7
1712	C12-15 Alkyl Ethylhexanoate		em sk	90411-66-8	291-443-0
1713	Cucurbita Pepo Seed Extract		sk	89998-03-8	289-741-0
1714	Dihydro Pentamethylindanone		fr	33704-61-9	251-649-3
1715	Dilinoleic Acid/Butanediol Copolymer		ff pl
1716	Dilinoleic Acid/Propanediol Copolymer		em vi ff pl
1717	Distarch Phosphate		bi ab	55963-33-2
1718	Enantia Chlorantha Bark Extract		sk
1719	Ethyl Hexanediol		so	94-96-2	202-377-9
1720	Geranyl Acetate		sk fr	105-87-3	203-341-5	III/369!
1721	Glycoproteins		sk hc	84082-51-9	281-998-7
1722	Heptyl Glucoside		cl	100231-64-9	309-364-8
1723	Hydrogenated Coconut Oil	Coconut Wax	em sk	84836-98-6	284-283-8
1724	Hydrogenated Palm Kernel Glycerides		em sk vi	93334-20-4	297-094-0
1725	Hydrolyzed Jojoba Protein		sk hc	100684-35-3	309-708-7
1726	Lauryl Alcohol		em es vi	112-53-8	203-982-0
1727	Magnesium PCA		hu sk	5819-47-6	227-392-8
1728	Morus Alba Leaf Extract		sk	94167-05-2	303-403-2
1729	Nepeta Cataria Extract		sk	84929-35-1	284-520-5
1730	Nymphaea Odorata Root Extract		sk	90064-35-0	290-097-8
1731	Orbignya Speciosa Kernel Oil		em
1732	Padina Pavonica Thallus Extract		sk
1733	Pentaerythrityl Distearate		es	13081-97-5	235-991-0
1734	Phosphoric Acid		ph	7664-38-2	231-633-2
1735	Plantago Lanceolata Leaf Extract		am	85085-64-9	285-388-1
1736	Polygonatum Odoratum Rhizome Extract		sk
1737	Polyquaternium-16		hc ff	95144-24-4
1738	Quercus Petraea Fruit Extract		sk
1739	Rhododendron Ferrugineum Extract		sk fr	90106-21-1	290-243-0
1740	Rosa Gallica Flower Extract		sk as	84604-13-7	283-290-3
1741	Rosa Rubiginosa Seed Oil		em
1742	Sodium Chondroitin Sulfate		sk hc	9007-28-7	232-696-9
1743	Sodium Laurate		cl es	629-25-4	211-082-4
1744	Sodium Polyglutamate		hu sk hc	28829-38-1
1745	Tripeptide-1		sk
1746	Ximenia Americana Seed Oil		em fr	95193-67-2	305-880-2
1747	Adenosine Phosphate		sk	61-19-8	200-500-0
1748	Aluminum Distearate		es vi ab bu	300-92-5	206-101-8
1749	Apigenin		ao hc	520-36-5	208-292-3
1750	Apium Graveolens Seed Extract		ao fr	89997-35-3	289-668-4
1751	Artemisia Princeps Leaf Extract		sk	223747-95-3
1752	Asiatic Acid		sk li	464-92-6
1753	Bis-Aminopropyl Diglycol Dimaleate		sk hc hd	1629579-82-3
1754	C12-13 Pareth-9		cl es	66455-14-9
1755	Capryloyl/Caproyl Methyl Glucamide		cl fo es sk	1591782-62-5
1756	Centella Asiatica Meristem Cell Culture		ao sk	84696-21-9	283-640-5
1757	Cetyl Acetate		em sk fr	629-70-9	211-103-7
1758	Citrus Medica Limonum Fruit Extract		sk fr
1759	Citrus Medica Limonum Peel Extract		em sk
1760	Dehydroxanthan Gum		es vi ff
1761	Diacetone Alcohol		so fr	123-42-2	204-626-7
1762	Escin		sk	6805-41-0	229-880-6
1763	Ethylbisiminomethylguaiacol Manganese Chloride		ao	81065-76-1
1764	Glyceryl Caprylate/Caprate		em es
1765	Glyceryl Glucoside		hu sk	22160-26-5	309-496-6
1766	Hexylresorcinol		am	136-77-6	205-257-4
1767	Hordeum Vulgare Leaf Juice		em sk	85251-64-5	286-476-2
1768	Hydrogenated Didecene		sk	68649-11-6
1769	Hydrolyzed Ginseng Saponins		sk
1770	Hydroxypalmitoyl Sphinganine		sk hc
1771	Lepidium Sativum Sprout Extract		sk	90063-43-7	290-001-4
1772	Leucine		sk hc	61-90-5	200-522-0
1773	Lysine HCl		sk hc	657-27-2	211-519-9
1774	Methyl Dihydroabietate		vi	67893-02-1	267-605-1
1775	Methyl Gluceth-10		hu es	68239-42-9
1776	Morus Alba Root Extract		sk bl	94167-05-2	303-403-2
1777	N-Butyl Alcohol		so fr ot	71-36-3	200-751-6
1778	Oligopeptide-2		sk
1779	Oryza Sativa Germ Oil		em	90106-37-9
1780	PEG-75		hu so bi	25322-68-3
1781	PPG-6-Decyltetradeceth-30		cl es
1782	Polyglyceryl-2 Caprate		es	156153-06-9
1783	Poria Cocos Sclerotium Extract		as	168456-53-9
1784	Pseudozyma Epicola/Camellia Sinensis Seed Oil Ferment Extract Filtrate		hu sk hc
1785	Pueraria Lobata Root Extract		hu	223748-08-1
1786	Rosa Moschata Seed Oil		em sk
1787	Santalum Album Wood Extract		sk fr	84787-70-2	284-111-1
1788	Silybum Marianum Seed Oil		sk	84604-20-6	283-298-7
1789	Sodium Palmate		cl es vi	61790-79-2	263-162-3
1790	Stearoxymethicone/Dimethicone Copolymer		em sk vi
1791	Stellaria Media Extract		sk	90131-34-3	290-345-5
1792	Tasmannia Lanceolata Fruit/Leaf Extract		ao sk hc
1793	Tetradecyl Aminobutyroylvalylaminobutyric Urea Trifluoroacetate		sk	934368-60-2
1794	Triethoxysilylethyl Polydimethylsiloxyethyl Dimethicone		sk
1795	Triisodecyl Trimellitate		em sk	36631-30-8	253-138-0
1796	Triticum Vulgare Starch		vi bi ab ar bu	9005-25-8	232-679-6
1797	Vegetable Amino Acids		sk
1798	Vitis Vinifera Juice Extract		ao sk	85594-37-2	287-896-9
1799	Acrylates/Ammonium Methacrylate Copolymer		hc ff
1800	Acrylates/Polytrimethylsiloxymethacrylate Copolymer		sk ff
1801	Alchemilla Vulgaris Leaf Extract		ao sk as	84695-94-3	283-614-3
1802	Allium Sativum Bulb Extract		sk	8008-99-9	232-371-1
1803	Cassia Angustifolia Seed Polysaccharide		sk	85187-05-9	286-092-5
1804	Caulerpa Lentillifera Extract		ff
1805	Cedrol Methyl Ether		fr	19870-74-7	243-384-7
1806	Centaurea Cyanus Flower Extract		sk as	84012-18-0	281-664-0
1807	Cholesteryl Oleyl Carbonate		sk	17110-51-9	241-179-7
1808	Coffea Robusta Seed Extract		sk	97593-13-0	307-315-5
1809	Corn Starch Modified	Modified Corn Starch	sk vi ff ab
1810	Darutoside		sk	59219-65-7
1811	Daucus Carota Sativa Extract		sk fr	84929-61-3	284-545-1
1812	Denatonium Benzoate		fr ot	3734-33-6	223-095-2
1813	Dipentaerythrityl Hexahydroxystearate		es sk vi
1814	Ethylenediamine/Stearyl Dimer Dilinoleate Copolymer		sk or
1815	Eugenia Caryophyllus Flower Extract		sk fr as or	84961-50-2	284-638-7
1816	Gardenia Jasminoides Fruit Extract		co
1817	Genistein		sk	446-72-0	207-174-9	III/373=0.007
1818	Glyceryl Dioleate		em	25637-84-7	247-144-2
1819	Glycogen		hu sk	9005-79-2	232-683-8
1820	Glycosphingolipids		sk	95119-86-1
1821	Hexanal		fr	66-25-1	200-624-5
1822	Hibiscus Rosa-Sinensis Flower Extract		hu sk hc
1823	Hydrogenated Phosphatidylcholine		es sk	97281-48-6	306-549-5
1824	Hydrolyzed Hibiscus Esculentus Extract		sk	91723-07-8	294-510-2
1825	Hydrolyzed Viola Tricolor Extract		sk	84012-42-0	281-687-6
1826	Lactobacillus/Papaya Fruit Ferment Extract		sk hc ar
1827	Lauraldehyde		fr	112-54-9	203-983-6
1828	Madecassic Acid		sk	18449-41-7
1829	Methoxy PEG/PPG-7/3 Aminopropyl Dimethicone		hc	298211-68-4
1830	Myrothamnus Flabellifolia Leaf Extract		em
1831	Palmitoyl Grape Seed Extract		sk	226994-27-0
1832	Palmitoyl Grapevine Shoot Extract		ao sk
1833	Passiflora Incarnata Fruit Extract		sk	72968-47-9	277-142-7
1834	Piper Nigrum Seed Extract		sk
1835	Poly(Linseed Oil)		hc vi ff bi hd	67746-08-1
1836	Polyglyceryl-2 Isostearate		es	73296-86-3	277-361-8
1837	Polyglyceryl-2 Isostearate/Dimer Dilinoleate Copolymer		em sk vi
1838	Polyquaternium-39		hc ff	25136-75-8
1839	Polyquaternium-6		hc ff	26062-79-3
1840	Populus Tremuloides Bark Extract		sk ab	90083-05-9	290-199-2
1841	Porphyra Yezoensis Extract		sk
1842	Porphyridium Cruentum Extract		sk	223751-77-7
1843	Potassium Cocoate		cl es	61789-30-8	263-049-9
1844	Potato Starch Modified		vi
1845	Propylene Glycol Laurate		cl sk	27194-74-7	248-315-4
1846	Rhodiola Rosea Extract		em
1847	Rice Amino Acids		sk hc
1848	Sisymbrium Irio Seed Oil		sk fr	92202-26-1	296-059-7
1849	Sodium Ascorbate		ao	134-03-2	205-126-1
1850	Stearyl Caprylate		em sk	18312-31-7	242-200-2
1851	Synthetic Japan Wax		em es vi bi
1852	Tamarindus Indica Seed Gum		es vi	84961-62-6	284-651-8
1853	VP/DMAPA Acrylates Copolymer		ff	175893-71-1
1854	VP/Methacrylamide/Vinyl Imidazole Copolymer		ff	38139-93-4
1855	Volcanic Ash		ab ar bu
1856	Acetyl Carnitine HCl		sk	5080-50-2
1857	Acetyl Hexapeptide-1		sk
1858	Acetyl Triethyl Citrate		fr ff pl	77-89-4	201-066-5
1859	Aframomum Angustifolium Seed Extract		sk
1860	Amp-Acrylates Copolymer		ff
1861	Artemia Extract		sk	225234-40-2
1862	Asparagopsis Armata Extract		sk	174393-71-6
1863	Bioflavonoids		st sk	61788-55-4
1864	Cetyl Stearate		em	1190-63-2	214-724-1
1865	Chlorella Protothecoides Oil		em sk
1866	Copper Palmitoyl Heptapeptide-14		sk
1867	Cucumis Sativus Seed Oil		em sk	70955-25-8	289-738-4
1868	Cyclotetrasiloxane	Octamethylcyclotetrasiloxane	em so hc	556-67-2	209-136-7
1869	Decarboxy Carnosine HCl		sk hc	57022-38-5	415-470-6
1870	Dipentaerythrityl Hexacaprylate/Hexacaprate		es sk vi	68130-24-5	268-581-5
1871	Diphenyl Dimethicone/Vinyl Diphenyl Dimethicone/Silsesquioxane Crosspolymer		vi
1872	Gamma-Undecalactone		sk fr	104-67-6	203-225-4
1873	Gluconic Acid		fr ch	526-95-4	208-401-4
1874	Glycine Soja Germ Extract		sk
1875	Hippophae Rhamnoides Seed Oil		sk
1876	Imperata Cylindrica Root Extract		sk
1877	Jojoba Alcohol		em sk vi
1878	Lauroyl/Myristoyl Methyl Glucamide		cl em sk hc vi	287735-50-6	407-290-1
1879	Lauryl Methacrylate/Glycol Dimethacrylate Crosspolymer		ff
1880	Lauryl PEG/PPG-18/18 Methicone		sk
1881	Lauryl/Myristyl Polyricinoleate		em sk vi na
1882	Lavandula Angustifolia Flower Water		sk	90063-37-9	289-995-2
1883	Maltitol		hu sk fr	585-88-6	209-567-0
1884	Mangifera Indica Seed Oil		em sk	90063-86-8	290-045-4
1885	Melissa Officinalis Extract		sk
1886	Nicotiana Sylvestris Leaf Cell Culture		sk
1887	Nymphaea Alba Flower Extract		sk
1888	PEG-12 Allyl Ether		bi	27274-31-3
1889	PEG-3 Distearate		es	9005-08-7
1890	Passiflora Incarnata Seed Oil		sk	97676-26-1
1891	Pinus Sylvestris Bud Extract		sk fr	84012-35-1	281-679-2	III/110
1892	Polyglyceryl-2 Dipolyhydroxystearate		sk	144470-58-6
1893	Polyquaternium-73		hc ff
1894	Propoxytetramethyl Piperidinyl Dimethicone		hc	171543-65-0
1895	Prunus Amygdalus Dulcis Fruit Extract		sk hc	90320-37-9	291-063-5
1896	Sarcosine		sk	107-97-1	203-538-6
1897	Sargassum Pacificum Thallus Extract		em sk
1898	Simmondsia Chinensis Butter		sk hc	90045-98-0	289-964-3
1899	Sodium Polymethacrylate		es vi ff bi bu	25086-62-8
1900	Sodium Sarcosinate		hc vi	4316-73-8	224-338-5
1901	Sodium Starch Octenylsuccinate		es vi ab	66829-29-6
1902	Steareth-10		cl em es	9005-00-9
1903	2-T-Butylcyclohexyl Acetate		fr	88-41-5	201-828-7
1904	Acetyl Heptapeptide-4		hu sk
1905	Acetyl Tetrapeptide-2		sk
1906	Acetyl Tetrapeptide-9		sk
1907	Acrylates/Steareth-20 Methacrylate Copolymer		vi
1908	Adansonia Digitata Seed Extract		sk	91745-12-9	294-680-8
1909	Benzoguanamine		ao fr	91-76-9	202-095-6
1910	Bidens Pilosa Extract		hu sk
1911	Biosaccharide Gum-2		sk	283602-75-5
1912	Buteth-3		so
1913	Cardiospermum Halicacabum Flower/Leaf/Vine Extract		sk	89958-27-0	289-651-1
1914	Cellulose Acetate		ff	9004-35-7
1915	Cereus Grandiflorus Extract		ao sk hc as	8007-78-1	232-364-3
1916	Cereus Grandiflorus Flower Extract		sk	8007-78-1	232-364-3
1917	Citrus Grandis Peel Extract		sk fr as	90045-43-5	289-904-6	II/358
1918	Cocos Nucifera Liquid Endosperm		sk fr
1919	Cordyceps Sinensis Extract		hu em ao sk
1920	Cymbopogon Nardus Oil		sk fr	8000-29-1	289-753-6
1921	Diethylhexyl Succinate		em so sk ff pl	2915-57-3	220-836-1
1922	Geranium Maculatum Oil		sk fr	84650-10-2	283-491-6
1923	Glucosyl Hesperidin		hu sk
1924	Glyceryl Dibehenate		em	94201-62-4	303-650-6
1925	Glyceryl Distearate		em hc	1323-83-7	215-359-0
1926	Hexyl Salicylate		fr	6259-76-3	228-408-6
1927	Hexyldecyl Stearate		em sk	17618-45-0
1928	Hydrogen Peroxide		am bl or	7722-84-1	231-765-0	III/12=12,4,2,0.1,6
1929	Hydroxyapatite		sk ar bu or	1306-06-5	215-145-7	III/372=10,0.465
1930	Ipomoea Batatas Root Extract		sk	223749-11-9
1931	Isodecyl Isononanoate		em sk hc	59231-35-5	261-674-1
1932	Lactobacillus/Pumpkin Fruit Ferment Filtrate		sk
1933	Lamium Album Flower Extract		sk as	84012-23-7	281-669-8
1934	Lanolin Oil		em hc	70321-63-0	274-559-6
1935	Laureth-3		cl es	3055-94-5	221-280-2
1936	Lauryl PCA		hu sk	22794-26-9	245-224-1
1937	Leontopodium Alpinum Callus Culture Extract		hu ao sk hc
1938	Lepidium Meyenii Root Extract		sk
1939	Linoleamidopropyl PG-Dimonium Chloride Phosphate		hc
1940	Marrubium Vulgare Extract		st sk	84696-20-8	283-638-4
1941	Meadowfoam Estolide		sk hc
1942	Methoxyphenyl T-Butylphenyl Propanediol		sk	955359-35-0
1943	Methyl Hydrogenated Rosinate		sk fr ff	8050-15-5	232-476-2
1944	Methylglucoside Phosphate		sk	15416-98-5
1945	Morus Alba Fruit Extract		ao	94167-05-2	303-403-2
1946	Nasturtium Officinale Leaf Extract		sk fr	84775-70-2	283-899-4
1947	Nordihydroguaiaretic Acid		ao	500-38-9	207-903-0
1948	Olivine Extract		sk
1949	PEG-240/HDI Copolymer Bis-Decyltetradeceth-20 Ether		vi li
1950	PEG-60 Glyceryl Isostearate		cl
1951	PPG-2 Hydroxyethyl Coco/Isostearamide		cl
1952	Polyester-7		sk vi ff
1953	Polyglyceryl-3 Polydimethylsiloxyethyl Dimethicone		sk hc
1954	Potassium Azeloyl Diglycinate		sk	477773-67-4	470-270-6
1955	Sodium Bisulfite		pr ao hd	7631-90-5	231-548-0	III/99=0.67,6.7,0.45,0.4 V/9=0.2
1956	Sodium Cocoate		cl es	61789-31-9	263-050-4
1957	Sodium Hydroxypropylsulfonate Laurylglucoside Crosspolymer		cl fo es
1958	Sodium Magnesium Silicate		vi bi bu	101659-01-2	258-476-2
1959	Sorbitan Trioleate		es	26266-58-0	247-569-3
1960	Succinoglycan		sk	73667-50-2
1961	Tetrapeptide-14		sk
1962	Tilia Tomentosa Bud Extract		sk hc pl	94167-04-1	303-402-7
1963	Triacetin		so fr ff am pl	102-76-1	203-051-9
1964	Tributyl Citrate		so ff pl	77-94-1	201-071-2
1965	Trideceth-9		cl es	24938-91-8	607-463-3
1966	Vanillyl Butyl Ether		sk hc fr or	82654-98-6
1967	Zinc		ao	7440-66-6	231-175-3
1968	Zinc Acetylmethionate		sk	102868-96-2
1969	4-T-Butylcyclohexanol		fr	98-52-2	202-676-4
1970	Arginine HCl		sk	1119-34-2	214-275-1
1971	Astragalus Membranaceus Root Extract		em sk	94166-93-5	303-391-9
1972	Bacillus/Sea Salt Ferment Filtrate		sk
1973	Bambusa Arundinacea Stem Powder		ar	91771-32-3	294-922-2
1974	Bis-Cetearyl Amodimethicone		hc	1126942-72-0
1975	Bupleurum Falcatum Root Extract		sk	89958-12-3	289-634-9
1976	Capsicum Frutescens Fruit Extract		sk	85940-30-3	288-920-0
1977	Carthamus Tinctorius Seed Extract		sk	223749-52-8
1978	Caryocar Brasiliense Fruit Oil		sk	394238-03-0
1979	Ceteareth-60 Myristyl Glycol		cl es	243133-67-7
1980	Citronellyl Methylcrotonate		fr	20770-40-5	244-019-4
1981	Citrus Aurantium Amara Peel Oil		sk	68916-04-1		III/351!
1982	Cocamidopropyl PG-Dimonium Chloride Phosphate		hc
1983	Copper Lysinate/Prolinate		sk	1613132-70-9
1984	Cysteine		ao hc fr hd	52-90-4	200-158-2
1985	Decyloxazolidinone		cl em sk am pl	7693-82-5
1986	Dihydroxypropyl PEG-5 Linoleammonium Chloride		hc
1987	Dipentaerythrityl Tri-Polyhydroxystearate		em sk
1988	Dipteryx Odorata Seed Extract		fr	90028-06-1	289-793-4
1989	Echium Plantagineum Seed Oil		so sk
1990	Enteromorpha Compressa Extract		sk
1991	Epigallocatechin Gallatyl Glucoside		ao sk
1992	Ethyl Lauroyl Arginate HCl		pr sk hc am ad or	60372-77-2	434-630-6	III/197=0.8
1993	Ethylene/VA Copolymer		es ff bi	24937-78-8
1994	Gamma-Nonalactone		sk fr	104-61-0	203-219-1
1995	Glyceryl Oleate Citrate		cl es
1996	Glyceryl Undecyl Dimethicone		ff
1997	Hydrolyzed Elastin		em sk hc	100085-10-7	309-148-3
1998	Hydrolyzed Verbascum Thapsus Flower		ao sk
1999	Hydroxystearic/Linolenic/Oleic Polyglycerides		em es sk bi
2000	Isotridecyl Isononanoate		em sk	59231-37-7	261-675-7
2001	Jojoba Wax PEG-120 Esters		cl
2002	Methyl Benzoate		pr em so fr	93-58-3	202-259-7	V/1a=0.5
2003	Myristyl Laurate		cl	22412-97-1	244-966-3
2004	Opuntia Ficus-Indica Flower Extract		sk	90082-21-6	290-109-1
2005	Origanum Majorana Leaf Extract		sk ab	84082-58-6	282-004-4
2006	PEG/PPG-17/6 Copolymer		so	9003-11-6
2007	PPG-5-Ceteth-10 Phosphate		cl es
2008	Palmitoyl Hydroxypropyltrimonium Amylopectin/Glycerin Crosspolymer		sk
2009	Panthenyl Hydroxypropyl Steardimonium Chloride		hc	132467-76-6
2010	Pentasodium Triphosphate		ph ch	7758-29-4	231-838-7
2011	Pinus Sylvestris Leaf Oil		fr			III/110
2012	Polyester-5		vi ff
2013	Polyglyceryl-10 Pentaisostearate		em es
2014	Polyquaternium-67		hc ff
2015	Prunus Armeniaca Seed Powder		ar	68650-44-2	272-046-1
2016	Schisandra Chinensis Fruit Extract		sk	223748-53-6
2017	Silver Citrate		pr am	36701-38-9		V/59=0.2,0.0024
2018	Sodium Acrylates Crosspolymer-2		ab
2019	Sodium Carbomer		es vi ff	73298-57-4
2020	Sodium Methyl Stearoyl Taurate		cl fo	149-39-3	205-738-9
2021	Sodium Palm Kernelate		cl es vi	61789-89-7	263-097-0
2022	Solanum Lycopersicum Fruit Extract		ao	90131-63-8	290-375-9
2023	Sophora Angustifolia Root Extract		sk	164288-54-4
2024	Sucrose Polystearate		cl em es sk
2025	Sulfur		sk hc ab ad	7704-34-9	231-722-6
2026	TEA-Cocoyl Glutamate		cl hc	68187-29-1	269-084-6
2027	Terminalia Ferdinandiana Seed Oil		hu em ao sk hc
2028	Tetrasodium Etidronate		es vi ch	3794-83-0	223-267-7	III/53=1.5,0.2
2029	Tremella Fuciformis Polysaccharide		es sk ff
2030	Triacontanyl PVP		hu vi ff	136445-69-7
2031	Trimethylpentanediol/Adipic Acid/Glycerin Crosspolymer		sk
2032	Trioctyldodecyl Citrate		em sk	126121-35-5
2033	Viola Tricolor Extract		em st sk	84012-42-0	281-687-6
2034	Zea Mays Germ Oil		em sk	8001-30-7	232-281-2
2035	Zinc Laurate		vi ab bu	2452-01-9	219-518-5
2036	2,6-Dimethyl-7-Octen-2-Ol		fr	18479-58-8	242-362-4
2037	Acetyl Tetrapeptide-5		hu
2038	Acetylated Glycol Stearate		em es	22613-51-0	245-122-7
2039	Acmella Oleracea Extract		sk
2040	Adipic Acid/Neopentyl Glycol Crosspolymer		vi bi ab bu am as
2041	Ambrettolide		fr	7779-50-2	231-929-1
2042	Aniba Rosaeodora Wood Extract		fr	83863-32-5	281-093-7
2043	Atelocollagen		sk	9007-34-5	232-697-4
2044	Barosma Betulina Leaf Extract		sk fr	84649-93-4	283-474-3
2045	Behenamidopropyl Dimethylamine		es hc	60270-33-9	262-134-8
2046	Benzyl Nicotinate		sk hc	94-44-0	202-332-3
2047	Bis-Hydroxyethoxypropyl Dimethicone		em sk
2048	Brassicyl Valinate Esylate		em es sk hc	2125692-22-8
2049	C12-14 Pareth-12		cl es	68439-50-9	500-213-3
2050	C20-24 Alkyl Dimethicone		sk vi	200074-76-6
2051	Cananga Odorata Flower Extract		sk fr	83863-30-3	281-092-1	III/347!
2052	Canarium Luzonicum Gum Nonvolatiles		hc fr	8023-89-0
2053	Cannabis Sativa Seed Extract		em	89958-21-4	289-644-3
2054	Centaurium Erythraea Extract		sk	84837-00-3	284-285-9
2055	Ceteth-10 Phosphate		cl	50643-20-4
2056	Cetrimonium Bromide		pr es hc am	57-09-0	200-311-3	V/44=0.1
2057	Chloroxylenol		pr am	88-04-0	201-793-8	V/26=0.5
2058	Citrus Aurantium Dulcis Flower Oil		sk fr as	8028-48-6	232-433-8	III/350!
2059	Citrus Aurantium Dulcis Peel Wax		sk
2060	Citrus Grandis Seed Extract		sk fr as	90045-43-5	289-904-6
2061	Citrus Reticulata Peel Extract		sk	8008-31-9		II/358
2062	Citrus Sinensis Fruit Extract		ao sk	8028-48-6	232-433-8
2063	Cola Acuminata Seed Extract		sk	89997-82-0	289-720-6
2064	Corylus Avellana Seed Oil		fr	84012-21-5	281-667-7
2065	Crataegus Monogyna Flower Extract		sk	90045-52-6	289-914-0
2066	Curcumin		co ao	458-37-7	207-280-5	IV/114
2067	Di-C12-13 Alkyl Tartrate		em sk	94095-06-4	302-210-0
2068	Di-C12-15 Alkyl Fumarate		em so
2069	Dicetyl Phosphate		cl es	2197-63-9	218-594-7
2070	Dimethicone/Divinyldimethicone/Silsesquioxane Crosspolymer		hu sk vi ab
2071	Dimethylmethoxy Chromanol		ao	83923-51-7
2072	Disodium Acetyl Glucosamine Phosphate		sk	102029-88-9
2073	Elettaria Cardamomum Seed Extract		sk fr	85940-32-5	288-922-1
2074	Ethyl Trimethylcyclopentene Butenol		fr	28219-61-6	248-908-8
2075	Gamma-Octalactone		fr	104-50-7	203-208-1
2076	Gossypium Herbaceum Extract		sk	223749-08-4
2077	Hydrogenated Castor Oil Dimer Dilinoleate		sk hc
2078	Hydrolyzed Pea Protein PG-Propyl Silanetriol		sk hc
2079	Hydrolyzed Wheat Protein/PVP Crosspolymer		hc ff
2080	Hydroxymethoxyphenyl Decanone		sk	27113-22-0
2081	Isopropyl Jojobate		em sk
2082	Jania Rubens Extract		sk
2083	Jojoba Oil/Macadamia Seed Oil Esters		sk hc
2084	Lapsana Communis Flower/Leaf/Stem Extract		sk	90046-18-7	289-986-3
2085	Lauryl Dimethicone		sk
2086	Lauryl Polyglyceryl-3 Polydimethylsiloxyethyl Dimethicone		cl sk hc
2087	Mentha Piperita Extract		cl sk fr am
2088	Mimosa Tenuiflora Bark Extract		st sk	93685-96-2	297-646-0
2089	Morus Bombycis Root Extract		sk
2090	Nannochloropsis Oculata Extract		hu sk
2091	Opuntia Ficus-Indica Fruit Extract		sk	90082-21-6	290-109-1
2092	Oryza Sativa		hc
2093	PEG-10 Phytosterol		es
2094	PEG-60 Almond Glycerides		es	226993-90-4
2095	PEG-75 Lanolin		cl em es	61790-81-6
2096	PPG-24-Glycereth-24		cl es so	51258-15-2
2097	Pancratium Maritimum Extract		hu
2098	Perfluorohexane		so	355-42-0	206-585-0
2099	Peucedanum Ostruthium Leaf Extract		sk	90082-65-8	290-155-2
2100	Phenylisopropyl Dimethicone		sk hc
2101	Polyacrylate-21		ff bi
2102	Polydecene		sk	37309-58-3
2103	Polyester-11		sk ff
2104	Polyglyceryl-6 Behenate		es
2105	Polyglyceryl-6 Stearate		em	95461-65-7
2106	Polylysine		hc	25104-18-1
2107	Quartz Powder		ar
2108	Rubus Idaeus Leaf Cell Culture		sk	84929-76-0	284-554-0
2109	Ruby Powder		sk	12174-49-1
2110	Salicyloyl Phytosphingosine		sk
2111	Stearamine Oxide		cl fo hc	2571-88-2	219-919-5
2112	Tetrahydrodiferuloylmethane		ao	36062-04-1
2113	Trigonella Foenum-Graecum Seed Extract		sk fr	84625-40-1	283-415-1
2114	Trisodium Hedta		ch	139-89-9	205-381-9
2115	Triticum Vulgare Bran Extract		sk	84012-44-2	281-689-7
2116	Acetyl Glutamine		sk	2490-97-3	219-647-7
2117	Acetyl Tetrapeptide-11		sk
2118	Acrylates/Diethylaminoethyl Methacrylate/Ethylhexyl Acrylate Copolymer		ff	67874-96-8
2119	Acrylates/Ethylhexyl Acrylate/Hema Copolymer		ff	64771-95-5
2120	Acrylates/Vinyl Neodecanoate Crosspolymer		es vi ff
2121	Aesculus Hippocastanum Extract		em ao sk as	8053-39-2	232-497-7
2122	Aloe Barbadensis Leaf Powder		sk	85507-69-3	287-390-8
2123	Aluminum		co
2124	Ammonium Lauryl Sulfate		cl fo	2235-54-3	218-793-9
2125	Angelica Acutiloba Root Extract		sk
2126	Anthemis Nobilis Flower Water		sk fr	84649-86-5	283-467-5
2127	Arginine/Lysine Polypeptide		sk	31014-78-5
2128	Aristotelia Chilensis Fruit Extract		sk
2129	Astrocaryum Vulgare Kernel Oil		sk	2187449-53-0
2130	Backhousia Citriodora Leaf Extract		sk as	84775-80-4	283-909-7
2131	Belamcanda Chinensis Root Extract		sk	223748-07-1
2132	Brassica Oleracea Italica Seed Oil		em sk hc	223749-36-8
2133	C10-40 Isoalkylamidopropylethyldimonium Ethosulfate		hc
2134	C20-22 Alcohols		es vi bi	90604-34-5	292-327-2
2135	C20-22 Alkyl Phosphate		cl es
2136	C30-45 Alkyl Cetearyl Dimethicone Crosspolymer		em sk hc ff	443892-05-5
2137	Camellia Sinensis Polyphenols		ao
2138	Caprylic/Capric/Succinic Triglyceride		em es sk
2139	Cassia Hydroxypropyltrimonium Chloride		hc
2140	Ceteareth-33		cl es	68439-49-6
2141	Cetylhydroxyproline Palmitamide		sk	791838-11-4
2142	Chamomilla Recutita Flower Water		fr	84082-60-0	282-006-5
2143	Citrus Aurantium Amara Flower Extract		sk	68916-04-1	277-143-2
2144	Citrus Aurantium Amara Flower Water		sk fr	68916-04-1	277-143-2
2145	Citrus Reticulata Leaf Oil		sk fr	8008-31-9	284-521-0	II/358
2146	Coconut Alcohol		cl fo em es vi li	68425-37-6	270-351-4
2147	Colloidal Gold		sk am	7440-57-5	231-165-9	II/1728
2148	Curcuma Longa Rhizome Extract		sk	84775-52-0	283-882-1
2149	Cyclamen Aldehyde		fr	103-95-7	203-161-7
2150	Diisopropyl Dimer Dilinoleate		em sk
2151	Dimethylacrylamide/Sodium Acryloyldimethyltaurate Crosspolymer		vi
2152	Dioscorea Japonica Root Extract		sk
2153	Diospyros Kaki Leaf Extract		sk	91721-74-3	294-374-4
2154	Dipentaerythrityl Tetrahydroxystearate/Tetraisostearate		sk vi
2155	Disodium Cocoamphodipropionate		cl fo sk hc	68411-57-4	270-131-8
2156	Disodium PEG-12 Dimethicone Sulfosuccinate		cl fo
2157	Echinacea Purpurea Root Extract		hu sk
2158	Epigallocatechin Gallate		ao	989-51-5
2159	Epilobium Angustifolium Extract		sk	90028-31-2	289-821-5
2160	Euterpe Oleracea Sterols		sk
2161	Glass Beads		ar bu
2162	Glyceryl Citrate/Lactate/Linoleate/Oleate		es
2163	Glyceryl Hydrogenated Rosinate		ff	65997-13-9	266-042-9
2164	Glyceryl Triacetyl Ricinoleate		em	101-34-8	202-935-1
2165	Glyceryl Tribehenate/Isostearate/Eicosandioate		em
2166	Glycol	Ethylene Glycol|1,2-Ethanediol	hu so vi
2167	Glycosaminoglycans		em sk ff	94945-04-7	305-682-6
2168	Helichrysum Italicum Extract		st fr ab	90045-56-0	289-918-2
2169	Hydrogenated Rapeseed Oil		em sk vi	84681-71-0	283-532-8
2170	Hydroxypropyltrimonium Honey		hc	223705-79-1
2171	Irvingia Gabonensis Kernel Butter		sk	192230-28-7
2172	Isocetyl Stearoyl Stearate		em sk vi	97338-28-8	306-621-6
2173	Isopropyl Lauroyl Sarcosinate		sk	230309-38-3
2174	Juglans Regia Seed Extract		sk	84012-43-1	281-688-1
2175	Juniperus Communis Fruit Extract		sk fr	84603-69-0	283-268-3
2176	Lactobacillus/Arundinaria Gigantea Leaf Ferment Filtrate		sk
2177	Lauryl Methyl Gluceth-10 Hydroxypropyldimonium Chloride		hc
2178	Lauryl PEG-10 Tris(Trimethylsiloxy)Silylethyl Dimethicone		cl es sk
2179	Limonium Gerberi Extract		sk hc
2180	Lipase		sk	9001-62-1	232-619-9
2181	Lupinus Albus Seed Extract		sk	84082-55-3	282-001-8
2182	Mangifera Indica Pulp Extract		sk	90063-86-8	290-045-4
2183	Musa Sapientum Pulp Extract		sk
2184	Myristyl Lactate		em sk	1323-03-1	215-350-1
2185	Natto Gum		ff	9079-02-1
2186	Nymphaea Alba Root Extract		sk	84696-27-5	283-645-2
2187	Octoxynol-9		cl es	9002-93-1
2188	Octyldodecyl Stearate		em	22766-82-1	245-204-2
2189	Olive Oil Glycereth-8 Esters		em es
2190	PCA Dimethicone		sk hc	179005-03-9
2191	PEG-10 Isostearate		cl es	56002-14-3
2192	PEG-30 Glyceryl Stearate		cl es
2193	PEG-40 Sorbitan Peroleate		cl es
2194	PEG-8 Stearate		cl hu es	9004-99-3
2195	Palmitoyl Dipeptide-5 Diaminobutyroyl Hydroxythreonine		sk
2196	Pentadecalactone		fr	106-02-5	203-354-6
2197	Pentasodium Pentetate		ch	140-01-2	205-391-3	II/1721
2198	Phytosteryl/Behenyl/Octyldodecyl Lauroyl Glutamate		sk
2199	Polyglyceryl-10 Dipalmitate		em es
2200	Polygonum Bistorta Root Extract		sk	84012-36-2	281-680-8
2201	Polyquaternium-71		hu
2202	Potassium Laurate		cl es	10124-65-9	233-344-7
2203	Potassium Methoxysalicylate		bl	152312-71-5
2204	Prunus Avium Seed Oil		em es sk	85566-22-9	287-632-2
2205	Pyrus Malus Seed Oil		em	85251-63-4	286-475-7
2206	Raspberry Ketone		sk fr	5471-51-2	226-806-4
2207	Retinyl Acetate		sk	127-47-9	204-844-2	III/376=0.05,0.3
2208	Ribose		hu sk	50-69-1	200-059-4
2209	Saccharomyces Lysate		sk
2210	Sapindus Mukorossi Fruit Extract		sk
2211	Sodium Coco-Sulfate		cl	97375-27-4	306-683-4
2212	Sodium Laurylglucosides Hydroxypropylsulfonate		cl fo es
2213	Sodium Methyl Isethionate		es	869737-84-8
2214	Sodium Methylparaben		pr	5026-62-0	225-714-1	V/12=0.4,0.8
2215	Stearoxy Dimethicone		em sk	68554-53-0
2216	Styrax Benzoin Gum		sk fr ff	9000-05-9	232-523-7
2217	Succinic Acid		fr ph	110-15-6	203-740-4
2218	Sucrose Distearate		cl em es sk	27195-16-0	248-317-5
2219	Tetrapeptide-21		sk
2220	Thioctic Acid	Alpha Lipoic Acid|Lipoic Acid	ao	1077-28-7	214-071-2
2221	Trimethyl Pentaphenyl Trisiloxane		em sk	3390-61-2	222-222-9
2222	Trimethylolpropane Tricaprylate/Tricaprate		em sk	11138-60-6	234-392-1
2223	Tripeptide-29		sk
2224	Ulmus Davidiana Root Extract		sk
2225	Vaccinium Vitis-Idaea Seed Oil		em ao sk	90131-85-4	290-400-3
2226	10-Hydroxydecanoic Acid		sk	1679-53-4	216-848-1
2227	Acanthopanax Senticosus Root Extract		st sk	84696-12-8	283-632-1
2228	Acetylated Lanolin Alcohol		em oc hc	61788-49-6	262-980-8
2229	Anogeissus Leiocarpus Bark Extract		sk
2230	Balanites Roxburghii Seed Oil		sk
2231	Benzyl Glycol		so	622-08-2	210-719-3
2232	Beta-Ionone		fr	14901-07-6	238-969-9
2233	Betaphycus Gelatinum Extract		bl
2234	Calendula Officinalis Extract		sk
2235	Candelilla Wax Esters		ff
2236	Carica Papaya Seed Oil		hu sk	84012-30-6	281-675-0
2237	Cassia Alata Leaf Extract		as	91722-05-3	294-406-7
2238	Cellulose Acetate Butyrate		ff	9004-36-8
2239	Cetyl Lactate		em sk	35274-05-6	252-478-7
2240	Cimicifuga Racemosa Root Extract		hu em ao sk am	84776-26-1	283-951-6
2241	Cinnamic Acid		sk fr	140-10-3	205-398-1
2242	Cinnamomum Cassia Leaf Oil		fr ot	84961-46-6	284-635-0	III/348!
2243	Citrus Reticulata Peel Oil		fr fl am	8008-31-9	284-521-0	II/358
2244	Crambe Abyssinica Seed Oil Phytosterol Esters		es sk hc ff
2245	Cucumis Sativus Extract		sk	89998-01-6	289-738-4
2246	Cupressus Sempervirens Seed Extract		sk fr	84696-07-1	283-626-9
2247	Di-PPG-2 Myreth-10 Adipate		cl em sk
2248	Diethylhexyl Carbonate		em sk	14858-73-2	238-925-9
2249	Dimethiconol Stearate		em sk	130169-63-0
2250	Dipalmitoylethyl Hydroxyethylmonium Methosulfate		hc
2251	Dipsacus Sylvestris Extract		sk	90131-47-8	290-358-6
2252	Disodium 2-Sulfolaurate		cl	38841-48-4
2253	Ethyl Palmitate		em fr	628-97-7	211-064-6
2254	Ethyl Stearate		em fr	111-61-5	203-887-4
2255	Ethylhexyl Polyhydroxystearate		em sk	1423155-00-3
2256	Eucheuma Serra/Grateloupia Sparsa/Saccharina Angustata/Ulva Linza/Undaria Pinnatifida Extract		em sk
2257	Euphrasia Officinalis Extract		st sk am as	84625-36-5	283-410-4
2258	Fragaria Chiloensis Fruit Extract		sk	95193-64-9	305-877-6
2259	Gamma-Decalactone		fr	706-14-9	211-892-8
2260	Ganoderma Lucidum Stem Extract		sk
2261	Garcinia Mangostana Peel Extract		sk	90045-25-3	289-884-9
2262	Geranium Maculatum Extract		sk
2263	Glucose Oxidase		li	9001-37-0	232-601-0
2264	Hexadecene		so	26952-14-7	248-131-4
2265	Hexamethylindanopyran	Galaxolide	fr	1222-05-5	214-946-9	III/336!
2266	Hexenyl Acetate		fr fl	3681-71-8	222-960-1
2267	Hibiscus Abelmoschus Extract		fr	84455-19-6	282-891-8
2268	Hoya Lacunosa Flower Extract		sk
2269	Hydrolyzed Algae Extract		sk
2270	Hydrolyzed Corn Starch Octenylsuccinate		ff bi ab
2271	Hydrolyzed Opuntia Ficus-Indica Flower Extract		sk ar	90082-21-6	290-109-1
2272	Hydroxypropyl Methylcellulose Stearoxy Ether		vi
2273	Ilex Guayusa Leaf Extract		sk
2274	Imidazolidinyl Urea		pr	39236-46-9	254-372-6	V/27=0.6
2275	Isodeceth-6		cl es
2276	Isopropyl Lanolate		em es sk hc bi	63393-93-1	264-119-1
2277	Isostearyl Palmitate		em sk bi	72576-80-8	276-719-0
2278	Jasminum Officinale Extract		hu st sk fr	90045-94-6	289-960-1	III/357!
2279	Jasminum Sambac Flower Extract		fr	91770-14-8	294-797-4
2280	Juniperus Virginiana Wood Oil		fr	85085-41-2	285-370-3	III/358!
2281	Kalanchoe Pinnata Leaf Extract		sk fr	90046-05-2	289-972-7
2282	Lactoperoxidase		li	9003-99-0	232-668-6
2283	Lauryl Lactyl Lactate		fo sk vi bu	910661-93-7
2284	Lavandula Stoechas Extract		fr	90063-38-0	289-996-8
2285	Malus Domestica Fruit Cell Culture Extract		sk
2286	Melissa Officinalis Leaf Oil		sk fr	84082-61-1	282-007-0
2287	Methyl Diisopropyl Propionamide		fr	51115-67-4	256-974-4
2288	Methyl Nicotinate		st sk	93-60-7	202-261-8
2289	Methylenedioxyphenyl Methylpropanal		sk fr	1205-17-0	214-881-6
2290	Moringa Oleifera Leaf Water		sk
2291	Nylon-66		vi bu	32131-17-2
2292	Octyldodecyl Ricinoleate		em	79490-62-3
2293	Opuntia Coccinellifera Flower Extract		sk	90082-21-6	290-109-1
2294	PEG-12		hu so	25322-68-3
2295	PEG-5 Glyceryl Triisostearate		em es	86846-21-1
2296	PEG-8 Laurate		cl es	9004-81-3
2297	PEG-8/SMDI Copolymer		ff	39444-87-6
2298	PPG-17		sk	25322-69-4
2299	PVM/Ma Decadiene Crosspolymer		vi ff bi	136392-67-1
2300	Palmitoyl Tripeptide-8		sk
2301	Pelvetia Canaliculata Extract		sk	223751-75-5
2302	Phalaenopsis Amabilis Flower Extract		sk bl
2303	Phenyl Methicone		em	31230-04-3
2304	Phosphatidylglycerol		es sk	92347-24-5
2305	Polyglyceryl-2 Sesquicaprylate		es
2306	Polyglyceryl-6 Laurate		es	51033-38-6
2307	Polyquaternium-44		hc ff
2308	Polyurethane-14		hc ff
2309	Poncirus Trifoliata Fruit Extract		sk	97553-50-9	307-209-9
2310	Potassium Citrate		ph ch	866-84-2	212-755-5
2311	Potassium Nitrate		st or	7757-79-1	231-818-8
2312	Pseudozyma Epicola/Argania Spinosa Kernel Oil Ferment Filtrate		sk hc
2313	Psidium Guajava Leaf Extract		sk as	91770-12-6	294-795-3
2314	Rosa Centifolia Flower Oil		sk fr	84604-12-6	283-289-8	III/366!
2315	Saccharina Angustata/Undaria Pinnatifida Extract		em sk
2316	Sesamum Indicum Seed Extract		st sk hc	8008-74-0	232-370-6
2317	Silybum Marianum Ethyl Ester		sk
2318	Simmondsia Chinensis Seed Wax		sk hc vi	61789-91-1
2319	Sodium Cetearyl Sulfate		cl fo	59186-41-3
2320	Sodium Cocoyl Alaninate		cl hc	90170-45-9	290-478-9
2321	Sodium Hydroxymethylglycinate		pr hc	70161-44-3	274-357-8	II/1669 V/51=0.5
2322	Sodium Lauroyl Aspartate		cl hc	41489-18-3
2323	Sodium Methyl 2-Sulfolaurate		cl fo	4016-21-1	223-673-4
2324	Sodium Myristoyl Sarcosinate		cl fo hc vi	30364-51-3	250-151-3
2325	Sorbitan Caprylate		es	60177-36-8	262-098-3
2326	Sphingomonas Ferment Extract		sk
2327	Spondias Mombin Pulp Extract		sk
2328	Stearyl Behenate		em sk	24271-12-3	246-115-1
2329	Stevia Rebaudiana Leaf/Stem Extract		fr	91722-21-3	294-422-4
2330	Tocopheryl Linoleate/Oleate		ao sk
2331	Tocopheryl Nicotinate	DL-Alpha Tocopheryl Nicotinate	ao sk	16676-75-8	256-101-7
2332	Tremella Fuciformis Extract		hu sk
2333	Yeast Ferment Extract		sk
2334	3-Hexenol		sk fr	928-96-1	213-192-8
2335	Acacia Decurrens Flower Cera		em sk	98903-76-5	308-877-4
2336	Achillea Millefolium Oil		cl st sk fr ad	8022-07-9	282-030-6
2337	Acyl Coenzyme A Desaturase		sk
2338	Alkanna Tinctoria Root Extract		sk	517-88-4	286-469-4
2339	Angelica Keiskei Extract		em ao sk as
2340	Artemisia Absinthium Extract		sk	84929-19-1	284-503-2
2341	Ascorbyl Tocopheryl Maleate		em ao sk
2342	Behenyl/Stearyl Aminopropanediol Esters		hc
2343	Bellis Perennis Flower Extract		sk	84776-11-4	283-935-9
2344	Butyl Acrylate/Hydroxypropyl Dimethicone Acrylate Copolymer		ff
2345	C24-28 Alkyl Methicone		em sk vi	158061-44-0
2346	C9-15 Fluoroalcohol Phosphate		sk	223239-92-7
2347	Caesalpinia Spinosa Fruit Pod Extract		hc hd	39300-88-4	254-409-6
2348	Callicarpa Japonica Fruit Extract		sk	1061737-07-2
2349	Carnitine		cl fo sk hc vi	541-15-1	208-768-0
2350	Carnitine HCl		hu sk	6645-46-1	229-663-6
2351	Carthamus Tinctorius Flower Extract		sk	223749-52-8
2352	Castanea Crenata Shell Extract		sk
2353	Chrysanthemum Indicum Flower Extract		sk
2354	Citrus Aurantium Bergamia Leaf Extract		as	89957-91-5	289-612-9
2355	Citrus Aurantium Dulcis Fruit Water		fr	8028-48-6	232-433-8
2356	Citrus Nobilis Fruit Extract		sk fr	84929-38-4	284-521-0
2357	Cocodimonium Hydroxypropyl Hydrolyzed Keratin		sk hc
2358	Codium Tomentosum Extract		sk	223749-84-6
2359	Copaifera Officinalis Resin		fr ff	9000-12-8	232-526-3
2360	Cucumis Melo Cantalupensis Fruit Extract		sk as	90063-94-8	290-054-3
2361	Cucumis Sativus Fruit Water		sk	89998-01-6	289-738-4
2362	Cupressus Sempervirens Leaf/Stem Extract		sk	84696-07-1	283-626-9
2363	Dibutyl Adipate		em so sk ff pl	105-99-7	203-350-4
2364	Diglucosyl Gallic Acid		hc
2365	Disodium Carboxyethyl Siliconate		sk	18191-40-7
2366	Distearyl Ether		sk	6297-03-6	228-567-1
2367	Docosahexaenoic Acid		sk hc	25167-62-8
2368	Eclipta Prostrata Leaf Extract		sk	93165-22-1	296-907-6
2369	Ethyl Methylphenylglycidate		fr vi	77-83-8	201-061-8
2370	Ethylene Dodecanedioate		fr	54982-83-1	259-423-6
2371	Foeniculum Vulgare Seed Extract		sk	92623-75-1	296-407-8
2372	Fomes Officinalis Extract		sk	94465-74-4	305-358-4
2373	Fumaria Officinalis Flower/Leaf/Stem Extract		sk	84625-41-2	283-416-7
2374	Fusanus Spicatus Wood Oil		fr	8024-35-9
2375	Gallyl Glucoside		ao sk
2376	Glycereth-5 Lactate		em es so
2377	Glyceryl Ricinoleate		em	1323-38-2	215-353-8
2378	Glycine Soja Sprout Extract		em sk	84776-91-0
2379	Glycosyl Trehalose		es ff
2380	Hexyl Acetate		fr fl	142-92-7	205-572-7
2381	Hexyldecyl Laurate		em sk
2382	Hibiscus Sabdariffa Seed Oil		em	84775-96-2	283-920-7
2383	Hydrogenated Castor Oil Isostearate		sk vi
2384	Hydrolyzed Sweet Almond Protein		sk hc	235433-31-5
2385	Hydroxyectoin		em sk ph	165542-15-4	442-870-8
2386	Hydroxypropyl Bispalmitamide MEA		em
2387	Hydroxypropyltrimonium Hyaluronate		ff
2388	Ionone		fr as	8013-90-9	232-396-8
2389	Isobutylene/Ethylmaleimide/Hydroxyethylmaleimide Copolymer		ff	283148-39-0
2390	Isobutylparaben		am	4247-02-3	224-208-8
2391	Isostearyl Hydroxystearate		em	162888-05-3
2392	Lactobacillus/Soybean Ferment Extract		sk
2393	Lactobacillus/Tomato Fruit Ferment Extract		sk hc
2394	Lavandula Angustifolia Flower Oil	Lavandula Officinalis Flower Oil	fr	84776-65-8	283-994-0	III/360!
2395	Lens Esculenta Seed Extract		sk	90063-40-4	289-998-9
2396	Linoleamidopropyl PG-Dimonium Chloride Phosphate Dimethicone		hc	243662-49-9
2397	Magnesium Hydroxide		ab ph	1309-42-8	215-170-3
2398	Magnolia Grandiflora Bark Extract		ao sk am	85085-47-8	285-376-6
2399	Magnolia Kobus Bark Extract		sk	223749-80-2
2400	Methoxy PEG-114/Polyepsilon Caprolactone		hc ff ph
2401	Myristica Fragrans Kernel Oil		sk fr	8007-12-3
2402	Octyldodecyl PCA		em	37673-37-3	253-604-3
2403	Oryza Sativa Germ Extract		em	90106-37-9
2404	PCA Ethyl Cocoyl Arginate		cl hu hc	95370-65-3	305-928-2
2405	PEG-14M		es vi bi	25322-68-3
2406	PEG-7 Amodimethicone		hu hc	133779-14-3
2407	PEG-7 Trimethylolpropane Coconut Ether		cl es
2408	PEG-75 Shea Butter Glycerides		cl es	226993-83-5
2409	PG-Hydroxyethylcellulose Cocodimonium Chloride		hc	130353-64-9
2410	PPG-1-PEG-9 Lauryl Glycol Ether		cl es
2411	PPG-3 Myristyl Ether		em sk	63793-60-2
2412	PVM/Ma Copolymer		es hc vi ff bi	9011-16-9
2413	Paeonia Officinalis Flower Extract		sk	84929-40-8	284-523-1
2414	Palmitoyl Myristyl Serinate		sk
2415	Phenethyl Benzoate		em fr	94-47-3	202-336-5
2416	Polyacrylate-1 Crosspolymer		hc vi ff
2417	Polyamide-8		em sk vi
2418	Polycaprolactone		li	24980-41-4
2419	Polyglyceryl-10 Diisostearate		es	63705-03-3
2420	Polyisoprene		vi	9003-31-0
2421	Polyquaternium-72		hc ff
2422	Polyurethane-100		sk ff
2423	Propylene Glycol Caprylate		cl sk	31565-12-5
2424	Prunus Mume Fruit Extract		hu
2425	Prunus Persica Leaf Extract		hu em sk	84012-34-0	281-678-7
2426	Prunus Serotina Bark Extract		hu sk fr	84604-07-9	283-284-0
2427	Pyridoxine Dipalmitate		sk hc	31229-74-0	250-520-9
2428	Pyrus Malus Fruit Water		fr	85251-63-4	286-475-7
2429	Raspberry Seed Oil/Tocopheryl Succinate Aminopropanediol Esters		sk
2430	Retinyl Propionate		sk	7069-42-3	230-363-2
2431	Rubus Chamaemorus Seed Oil		sk
2432	Saccharin		fr or	81-07-2	201-321-0
2433	Sandalore		hc	65113-99-7	265-453-0
2434	Sclareolide		sk fr	564-20-5	209-269-0
2435	Sea Silt Extract		sk
2436	Sh-Oligopeptide-1		sk
2437	Sh-Oligopeptide-2		sk
2438	Sh-Polypeptide-1		sk
2439	Sh-Polypeptide-9		sk
2440	Silica Dimethicone Silylate		vi ab ot
2441	Sodium Cocoyl Amino Acids		cl hc	68188-38-5
2442	Sr-Hydrozoan Polypeptide-1		uv hu sk hc ff
2443	Terminalia Arjuna Extract		sk	93456-04-3	297-393-6
2444	Thuja Occidentalis Leaf Extract		ao sk hc fr bl	90131-58-1	290-370-1	III/119
2445	Trametes Versicolor Extract		hc
2446	Trifluoroacetyl Tripeptide-2		sk
2447	Trimethylolpropane Triethylhexanoate		em sk	26086-33-9
2448	Trimyristin		sk vi	555-45-3	209-099-7
2449	Vinyl Dimethicone		vi	53529-60-5
2450	Vitis Vinifera		sk fr	85594-37-2	284-511-6
2451	Acacia Seyal Gum Extract		hu
2452	Algae Exopolysaccharides		hu sk ff bu
2453	Aloe Barbadensis Leaf		fr
2454	Amethyst Powder		ar
2455	Ammonium Chloride		fr vi ph	12125-02-9	235-186-4
2456	Amodimethicone/Morpholinomethyl Silsesquioxane Copolymer		hc	1293390-78-9
2457	Amorphophallus Konjac Root Powder		ar
2458	Anigozanthos Flavidus Extract		sk	223749-17-5
2459	Arctium Majus Root Extract		sk
2460	Arginine Cocoate		sk
2461	Baicalin		ao sk	21967-41-9
2462	Benzoyl Peroxide		bl	94-36-0	202-327-6	III/94=0.7
2463	Bis-(Isostearoyl/Oleoyl Isopropyl) Dimonium Methosulfate		sk hc
2464	Bis-Aminopropyl Dimethicone		hc	106214-84-0
2465	Bis-Hydroxy/Methoxy Amodimethicone		hc	831241-93-1
2466	Bulnesia Sarmientoi Wood Oil		sk fr
2467	Butyl Ester Of PVM/Ma Copolymer		hc ff bi	25119-68-0
2468	C12-18 Acid Triglyceride		em es so sk vi	67701-26-2	266-944-2
2469	Calendula Officinalis Flower/Leaf/Stem Juice		sk	84776-23-8	283-949-5
2470	Calluna Vulgaris Extract		sk	84603-54-3	283-255-2
2471	Candelilla/Jojoba/Rice Bran Polyglyceryl-3 Esters		cl es
2472	Cannabis Sativa Flower/Leaf/Stem Extract		ao sk ab
2473	Ceteareth-12		cl es	68439-49-6
2474	Citrus Depressa Peel Extract		hu
2475	Citrus Nobilis Oil		sk fr
2476	Clay		sk vi bi ab bu
2477	Cocamide Dipa		cl es vi
2478	Cocoglucosides Hydroxypropyltrimonium Chloride		cl es sk
2479	Commiphora Myrrha Resin Extract		sk na	84929-26-0	284-510-0
2480	Coriandrum Sativum Fruit Oil		fr	8008-52-4	283-880-0
2481	Cymbopogon Citratus Leaf Oil	Cymbopogon Citratus Oil|Cymbopogon Citratus Herb Oil	fr	89998-14-1	289-752-0	III/354!
2482	Davidsonia Jerseyana Fruit Extract		hu ao sk hc	1174401-42-3
2483	Dimethicone PEG-7 Isostearate		em sk hc	133448-16-5
2484	Dimethicone/Bis-Isobutyl PPG-20 Crosspolymer		em vi
2485	Dimethylcyclohexylethoxy Isobutylpropanoate		fr	141773-73-1	415-490-5
2486	Dipropylene Glycol Dibenzoate		em sk	27138-31-4	248-258-5
2487	Disodium Coco-Glucoside Citrate		cl es
2488	Echinacea Angustifolia Extract		hu st sk	84696-11-7	283-631-6
2489	Eicosapentaenoic Acid		em sk	10417-94-4
2490	Epilobium Fleischeri Flower/Leaf/Stem Extract		sk	849775-73-1
2491	Eryngium Maritimum Callus Culture Filtrate		sk
2492	Ethanolamine	Monoethanolamine	ph	141-43-5	205-483-3	III/61=0.5
2493	Ethylene/Methacrylate Copolymer		ff
2494	Gaultheria Procumbens Leaf Extract		sk fr	90045-28-6	289-888-0
2495	Gelidium Cartilagineum Extract		sk	94945-01-4	305-680-5
2496	HDI/PPG/Polycaprolactone Crosspolymer		ab	302791-95-3
2497	Haberlea Rhodopensis Leaf Extract		sk
2498	Hexapeptide-11		sk
2499	Hordeum Distichon Extract		sk	94349-67-4	305-187-5
2500	Hovenia Dulcis Fruit Extract		sk
2501	Hydrogenated Rapeseed Alcohol		em sk hc vi
2502	Hydrogenated Styrene/Butadiene Copolymer		vi ff	66070-58-4
2503	Hydrolyzed Rice Bran Extract		sk
2504	Isochrysis Galbana Extract		sk	1190414-92-6
2505	Mangifera Indica Leaf Extract		sk	90063-86-8	290-045-4
2506	Medicago Sativa Leaf Extract		sk	84082-36-0	281-984-0
2507	Menthyl PCA		hu sk	64519-44-4	264-935-8
2508	Methionine		sk hc	59-51-8	200-432-1
2509	Methoxycinnamidopropyl Hydroxysultaine		hc li
2510	Methylbenzyl Acetate		fr	93-92-5	202-288-5
2511	Methylsilanol Tri-PEG-8 Glyceryl Cocoate		es sk	128973-72-8
2512	Methylthiopropylamido Acetyl Methionine		sk	1258540-06-5
2513	Michelia Alba Leaf Oil		fr	92457-18-6	296-299-2
2514	Morus Nigra Root Extract		sk	90064-11-2	290-072-1
2515	Nymphaea Caerulea Flower Extract		sk
2516	Octadecyl Di-T-Butyl-4-Hydroxyhydrocinnamate		ao	2082-79-3	218-216-0
2517	Olive Oil Polyglyceryl-6 Esters		em es
2518	PEG-10 Rapeseed Sterol		cl es
2519	PEG-150 Stearate		cl	9004-99-3
2520	PEG-20 Glyceryl Laurate		cl es	59070-56-3
2521	PEG/PPG-20/15 Dimethicone		es
2522	PPG-2-Deceth-30		cl es
2523	PPG-3 Benzyl Ether Ethylhexanoate		em hc pl
2524	Panax Ginseng Flower Extract		ao sk	84650-12-4	283-493-7
2525	Panthenyl Triacetate		hc	94089-18-6	302-118-0
2526	Passiflora Incarnata Flower Extract		sk	72968-47-9	277-142-7
2527	Pei-10		vi	9002-98-6
2528	Pentapeptide-59		sk
2529	Phoenix Dactylifera Seed Extract		hu sk	90027-90-0	289-776-1
2530	Phyllostachys Bambusoides Juice		sk
2531	Pisum Sativum Sprout Extract		sk
2532	Pogostemon Cablin Leaf Oil		fr	8014-09-3	282-493-4	III/365!
2533	Polyglyceryl-10 Pentastearate		sk	94561-64-6
2534	Polyglyceryl-2 Tetraisostearate		cl em es sk	121440-30-0
2535	Polyquaternium-68		ff
2536	Polysorbate 40		cl es	9005-66-7
2537	Poria Cocos Extract		sk	168456-53-9
2538	Potassium Gluconate		sk ch	299-27-4	206-074-2
2539	Pseudozyma Epicola/Olive Fruit Oil Ferment Filtrate		hu sk hc
2540	Quillaja Saponaria Bark Extract		cl fo hu es sk fr ad	68990-67-0	273-620-4
2541	Rhaponticum Carthamoides Root Extract		sk
2542	Rosa Canina Flower Extract		as	84696-47-9	283-652-0
2543	Rosa Damascena Flower Wax		fr	90106-38-0	290-260-3
2544	Saponaria Officinalis Leaf/Root Extract		sk	84775-97-3	283-921-2
2545	Shea Butter Glycereth-8 Esters		cl es
2546	Shorea Robusta Resin		sk	9000-16-2	232-528-4
2547	Shorea Stenoptera Seed Butter		em sk	91770-65-9	294-851-7
2548	Silk Extract		sk	91079-16-2
2549	Sodium Carrageenan		es hc vi ff bi	9061-82-9
2550	Sodium Cocamidopropyl PG-Dimonium Chloride Phosphate		cl fo hc
2551	Sodium Lauroyl Glycinate		cl
2552	Sodium Palmitoyl Proline		sk	58725-33-0	261-406-3
2553	Solanum Tuberosum Pulp Extract		sk	90083-08-2	290-202-7
2554	Sorghum Bicolor Stalk Juice		sk
2555	Soyamidopropylamine Oxide		cl fo	223707-70-8
2556	Spirodela Polyrhiza Extract		sk
2557	Steareth-4		cl es	9005-00-9
2558	Streptococcus Thermophilus Ferment		hu sk
2559	Taraxacum Officinale Extract		sk	68990-74-9	273-624-6
2560	Trimethylcyclopentenyl Dimethylisopentenol		sk fr	107898-54-4	411-580-3
2561	Trisodium Sulfosuccinate		cl fo ph ch	13419-59-5	236-524-3
2562	Undecylenoyl Glycine		cl hc ab am ad	54301-26-7	427-430-5
2563	Vitis Vinifera Leaf Extract		sk	85594-37-2	287-896-9
2564	Zanthoxylum Bungeanum Fruit Extract		sk
2565	Zingiber Officinale Extract		sk	84696-15-1	283-634-2
2566	Acorus Calamus Root Extract		sk fr	84775-39-3	283-869-0
2567	Acrylates/Dimethylaminoethyl Methacrylate Copolymer		ff bi
2568	Aframomum Melegueta Seed Extract		sk	90320-21-1	291-045-7
2569	Allyl Stearate/VA Copolymer		ff
2570	Almond/Borage/Linseed/Olive Acids/Glycerides		em ao sk hc
2571	Aloe Barbadensis Leaf Polysaccharides		hu em sk ff
2572	Arachidyl Propionate		em sk	65591-14-2	265-839-9
2573	Astrocaryum Tucuma Seed Butter		em sk	942505-39-7
2574	Avena Sativa Peptide		sk hc ff	84012-26-0	281-672-4
2575	Benzophenone-1	2,4-Dihydroxybenzophenone	li	131-56-6	205-029-4
2576	Beta-Caryophyllene	Caryophyllene	sk fr	87-44-5	201-746-1	III/332!
2577	Betula Alba Juice		sk as	84012-15-7	281-660-9
2578	Bis-Ethyl(Isostearylimidazoline) Isostearamide		hc
2579	Butyl Avocadate		sk
2580	C11-13 Isoparaffin		so	246538-78-3
2581	C18-38 Alkyl Hydroxystearoyl Stearate		em es vi	222722-18-1
2582	Calcium		ao sk vi ar hd
2583	Candelilla Cera Hydrocarbons		vi ff
2584	Cetearamidoethyldiethonium Succinoyl Hydrolyzed Pea Protein		cl hc
2585	Citrus Aurantium Amara Leaf/Twig Extract		sk	68916-04-1	277-143-2
2586	Citrus Aurantium Amara Leaf/Twig Oil		fr fl	68916-04-1	277-143-2
2587	Citrus Paradisi Peel Extract		sk fr	8016-20-4		II/358
2588	Cocoyl Proline		sk hc	960241-19-4	949-231-7
2589	Coleus Barbatus Root Extract		sk	223748-52-5
2590	Crambe Maritima Leaf Extract		sk	93165-14-1	296-898-9
2591	Crocus Sativus Flower Extract		fr	84604-17-1	283-295-0
2592	Curcuma Longa Root Oil		sk fr	84775-52-0	283-882-1
2593	Di-C12-13 Alkyl Malate		em sk
2594	Di-C12-18 Alkyl Dimonium Chloride		sk hc	68391-05-9	269-924-1
2595	Didecyldimonium Chloride		cl es hc	7173-51-5	230-525-2
2596	Diisooctyl Succinate		em sk	28880-24-2	249-282-9
2597	Diisostearoyl Polyglyceryl-3 Dimer Dilinoleate		em sk
2598	Dimethiconol Meadowfoamate		em sk
2599	Dimethylhydroxy Furanone		sk fr	3658-77-3	222-908-8
2600	Disodium Lauroamphodiacetate		cl fo hc vi	14350-97-1	238-306-3
2601	Epilobium Fleischeri Extract		sk	849775-73-1
2602	Ethyl Benzoate		pr fr	93-89-0	202-284-3	V/1a=0.5
2603	Ethylhexyl Cocoate		em	92044-87-6	295-366-3
2604	Foeniculum Vulgare Fruit Extract		em st sk	84625-39-8	283-414-6
2605	Gigartina Stellata Extract		sk	223751-69-7
2606	Gleditsia Triacanthos Seed Extract		hc	92128-64-8	295-761-0
2607	Glutamylamidoethyl Imidazole		hc	169283-81-2	421-900-3
2608	Glycereth-18		hu sk
2609	Glycereth-18 Ethylhexanoate		sk
2610	Glycereth-7 Caprylate/Caprate		cl fo es sk hc
2611	Glycereth-7 Triacetate		em so	57569-76-3
2612	Glyceryl Diisostearate		em es bu	68958-48-5	273-368-5
2613	Guanosine		sk bu	118-00-3	204-227-8
2614	Helianthus Annuus Hybrid Oil		em	164250-88-8
2615	Heliotropine	Piperonal	fr	120-57-0	204-409-7
2616	Honokiol		ao sk bl	35354-74-6
2617	Hydrolyzed Adansonia Digitata Extract		em	91745-12-9	294-680-8
2618	Hydrolyzed Conchiolin Protein		sk hc	169590-57-2
2619	Hydrolyzed Gardenia Florida Extract		ao	92457-01-7	296-280-9
2620	Hydrolyzed Soybean Extract		sk
2621	Hydroxypropyl Starch		vi	9049-76-7
2622	Hydroxypropylcellulose		es vi ff bi	9004-64-2
2623	Ilex Aquifolium Leaf Extract		sk	90045-83-3	289-948-6
2624	Illicium Verum Fruit/Seed Oil		sk fr or	8007-70-3	283-518-1
2625	Indigofera Tinctoria Leaf Extract		sk	84775-63-3	283-892-6	III/320=25
2626	Jasminum Sambac Leaf Cell Extract		sk fr fl	91770-17-8	294-797-4
2627	Kojic Acid		ao bl	501-30-4	207-922-4	III/375=1
2628	Lactitol		hu sk	585-86-4	209-566-5
2629	Laureth-20		cl es	9002-92-0
2630	Lauryl Pyrrolidone		cl hc	2687-96-9	403-730-1
2631	Lespedeza Capitata Leaf/Stem Extract		sk	84837-05-8	284-291-1
2632	Lilium Candidum Flower Extract		sk	84776-67-0	283-996-1
2633	Lithospermum Erythrorhizon Root Extract		sk	223749-76-6
2634	Luffa Cylindrica Fruit/Leaf/Stem Extract		sk
2635	Magnesium Carboxymethyl Beta-Glucan		sk	1409932-89-3
2636	Manganese PCA		hu sk
2637	Mangifera Indica Juice		sk	90063-86-8	290-045-4
2638	Mannose		hu	3458-28-4	222-392-4
2639	Melia Azadirachta Extract		sk
2640	Menyanthes Trifoliata Leaf Extract		sk	84082-63-3	282-009-1
2641	Methyl Dihydroxy-Dimethylbenzoate		fr	4707-47-5	225-193-0
2642	Methylcellulose		es vi bi li	9004-67-5
2643	Monosodium Citrate		ph	18996-35-5	242-734-6
2644	Moringa Oil/Hydrogenated Moringa Oil Esters		sk
2645	Morus Alba Bark Extract		sk	94167-05-2	303-403-2
2646	Myrothamnus Flabellifolia Leaf/Stem Extract		hu sk
2647	Nasturtium Officinale Flower/Leaf Extract		st sk ab	84775-70-2	283-899-4
2648	Nelumbo Nucifera Extract		sk	85085-51-4	285-379-2
2649	Nephelium Lappaceum Leaf Extract		sk
2650	Ocimum Tenuiflorum Extract		sk
2651	Oenothera Biennis Flower Extract		as	90028-66-3	289-859-2
2652	Opuntia Tuna Flower/Stem Extract		sk
2653	Orthosiphon Stamineus Extract		sk	84012-29-3	281-674-5
2654	Oxycoccus Palustris Seed Oil		em ao sk
2655	PCA Glyceryl Oleate		em	84608-82-2	283-393-3
2656	PEG-400		es so bi	25322-68-3
2657	PPG-13-Decyltetradeceth-24		cl es
2658	Paeonia Albiflora Flower Extract		sk
2659	Parietaria Officinalis Extract		em st	84012-32-8	281-676-6
2660	Pentaerythrityl Tetracaprylate/Tetracaprate		em	68441-68-9	270-472-2
2661	Pentafluoropropane		so fr pp	460-73-1	419-170-6
2662	Persea Gratissima Oil Unsaponifiables		sk hc	91770-40-0	294-825-5
2663	Peucedanum Graveolens Extract		sk	90028-03-8	289-790-8
2664	Phalaenopsis Amabilis Extract		hu
2665	Phytosteryl Isostearate		sk hc
2666	Platonia Insignis Seed Butter		hu em sk	1943723-34-9
2667	Plumeria Acutifolia Flower Extract		sk	92457-29-9	296-311-6
2668	Plumeria Alba Flower Extract		sk	94350-02-4	305-220-3
2669	Poly C10-30 Alkyl Acrylate		es vi
2670	Polyacrylamidopropyltrimonium Chloride		hc
2671	Polyalkylaminoester-1		ff
2672	Polyester-4		sk ff
2673	Polyglyceryl-3 Oleate		es	33940-98-6	251-749-7
2674	Polyglyceryl-3 Rice Branate		es
2675	Polyglyceryl-4 Cocoate		em es
2676	Polygonum Aviculare Extract		em	84604-04-6	283-280-9
2677	Polymethylsilsesquioxane/Silica Crosspolymer		bu
2678	Polyquaternium-53		hc	84647-38-1
2679	Polysilicone-8		hc ot
2680	Polyvinyl Acetate		es hc ff bi	9003-20-7
2681	Polyvinyl Laurate		vi ff bi	26246-91-3
2682	Potassium Dimethicone PEG-7 Panthenyl Phosphate		sk hc
2683	Potassium Lactate		hu sk ph	996-31-6	213-631-3
2684	Propylene Glycol Dicaprylate	Propylene Glycol Dioctanoate	em vi	7384-98-7	230-962-9
2685	Prunus Armeniaca Kernel Extract		sk	68650-44-2	272-046-1
2686	Prunus Speciosa Leaf Extract		sk
2687	Pyrola Incarnata Extract		sk
2688	Quercus Alba Bark Extract		sk as	68917-11-3	272-838-7
2689	Rayon		vi bu	68442-85-3	270-493-7
2690	Rice Ferment Filtrate		sk
2691	Rosa Canina Seed Extract		hu em sk	84696-47-9	283-652-0
2692	Rubus Fruticosus Seed Oil		em ao fr fl
2693	Rutin		ao sk hc	153-18-4	205-814-1
2694	Salvia Miltiorrhiza Root Extract		sk	90106-50-6	290-273-4
2695	Saponins		cl es	8047-15-2	232-462-6
2696	Sargassum Filipendula Extract		sk	223751-78-8
2697	Sclerocarya Birrea Seed Butter		hu em oc
2698	Secale Cereale Seed Extract		sk ar bu	90106-48-2	290-271-3
2699	Shorea Robusta Seed Butter		em sk	225234-08-2
2700	Silybum Marianum Seed Extract		sk	84604-20-6	283-298-7
2701	Sodium Dextran Sulfate		vi	9011-18-1
2702	Sodium Hexametaphosphate		fr ch ot	10124-56-8	233-343-1
2703	Sodium Laneth-40 Maleate/Styrene Sulfonate Copolymer		ff hd
2704	Sodium Sorbate		pr	7757-81-5	231-819-3	V/4=0.6
2705	Sophora Japonica Flower Extract		sk	90131-19-4	290-329-8
2706	Steareth-6		cl es	9005-00-9
2707	Sucralose		sk	56038-13-2	259-952-2
2708	Symphytum Officinale Callus Culture Extract		sk
2709	Synthetic Sapphire		bu
2710	Syzygium Jambos Leaf Extract		sk	97766-45-5	307-907-3
2711	Tetraacetylphytosphingosine		sk hc
2712	Trifluoropropyldimethyl/Trimethylsiloxysilicate		em sk bi
2713	Tripeptide-32		sk
2714	Tripleurospermum Maritimum Extract		sk hc	91722-41-7	294-439-7
2715	Vinyl Caprolactam/VP/Dimethylaminoethyl Methacrylate Copolymer		sk ff
2716	Zingiber Zerumbet Extract		sk	91770-92-2	294-880-5
2717	2,3-Butanediol		hu so sk fr	513-85-9	208-173-6
2718	4-Tert-Butylcyclohexyl Acetate		fr	32210-23-4	250-954-9
2719	Acacia Concinna Fruit Extract		sk	202148-87-6
2720	Acetylcedrene	Methyl Cedryl Ketone|Vertofix	fr	32388-55-9	251-020-3	III/327!
2721	Acrylates Crosspolymer		ab
2722	Acrylates/Stearyl Methacrylate Copolymer		es vi
2723	Adansonia Digitata Pulp Extract		hu em sk	91745-12-9	294-680-8
2724	Aegle Marmelos Root Extract		sk	92201-13-3	295-941-9
2725	Ahnfeltia Concinna Extract		sk
2726	Ahnfeltiopsis Concinna Extract		em sk	223749-75-5
2727	Allyl Methacrylates Crosspolymer		es vi bu	182212-41-5
2728	Alteromonas Ferment Filtrate		hu
2729	Aphanizomenon Flosa-Quae Extract		hu sk
2730	Argania Spinosa Kernel Extract		sk	223747-87-3
2731	Averrhoa Carambola Leaf Extract		hu sk	97675-54-2	307-626-6
2732	Bacillus/Folic Acid Ferment Filtrate Extract		hu ao sk
2733	Bambusa Arundinacea Leaf Extract		sk hc	91771-32-3	294-922-2
2734	Bassia Butyracea Seed Butter		sk
2735	Behenyl Dimethicone/Bis-Vinyldimethicone Crosspolymer		em
2736	Bis-PEG-12 Dimethicone		em sk hc	102783-01-7
2737	Bis-PEG-12 Dimethicone Beeswax		sk hc
2738	Bis-PEG/PPG-16/16 PEG/PPG-16/16 Dimethicone		cl em es sk
2739	Bumetrizole		li	3896-11-5	223-445-4
2740	C12-13 Alkyl Lactate		em sk
2741	C15-23 Alkane		so
2742	C30-45 Alkyl Methicone		em sk vi	246864-88-0
2743	Caesalpinia Sappan Bark Extract		sk	89958-14-5	289-637-5
2744	Calcium Alginate		fr vi	9005-35-0
2745	Calcium Lactate		ex ph as	814-80-2	212-406-7
2746	Camellia Japonica Leaf Extract		sk
2747	Camellia Sinensis Seed Extract		hu sk fr	84650-60-2	283-519-7
2748	Caprylyl Glyceryl Ether		cl fo	10438-94-5
2749	Capsicum Frutescens Resin		cl sk fr
2750	Ceramide As		sk hc	100403-19-8	309-560-3
2751	Ceteth-24		cl es	9004-95-9
2752	Cetyl Diglyceryl Tris(Trimethylsiloxy)Silylethyl Dimethicone		cl es	1466529-58-7
2753	Cetylpyridinium Chloride		hc am or	123-03-5	204-593-9
2754	Chamaecyparis Obtusa Leaf Extract		sk	91745-97-0	294-769-1
2755	Cholesteryl Isostearate		em sk vi	83615-24-1
2756	Choleth-24		cl es	27321-96-6
2757	Citrullus Lanatus Seed Extract		sk	90244-99-8	290-802-9
2758	Citrus Bergamia Peel Oil Expressed		fr	89957-91-5	289-612-9	III/352!
2759	Citrus Junos Seed Oil		em
2760	Citrus Paradisi Seed Extract		fr	90045-43-5	289-904-6
2761	Coceth-7		cl es	61791-13-7
2762	Crataegus Pinnatifida Fruit Extract		sk
2763	Cupressus Sempervirens Leaf/Nut/Stem Oil		em sk fr	84696-07-1	283-626-9	III/123
2764	Cylindrotheca Fusiformis Extract		ao sk
2765	Cymbidium Grandiflorum Flower Extract		sk
2766	DNA		sk	9007-49-2
2767	Desmodium Gangeticum Root Extract		sk	92201-58-6	295-989-0
2768	Dextrin Palmitate/Ethylhexanoate		cl es ab	183387-52-2
2769	Dimethicone PEG-8 Polyacrylate		cl ff pl	217958-64-0
2770	Dimethicone/PPG-20 Crosspolymer		em vi
2771	Dimethiconol Panthenol		hc
2772	Dipentaerythrityl Pentaisononanoate		em vi	84418-63-3	282-775-7
2773	Disodium EDTA-Copper		ch as	14025-15-1	237-864-5
2774	Dodecene		so fr vi	112-41-4	203-968-4
2775	Eriobotrya Japonica Leaf Extract		sk	91770-19-3	294-804-0
2776	Eriophorum Spissum Flower/Stem Extract		sk
2777	Ethyl Hydroxypyrone		fr	4940-11-8	225-582-5
2778	Ethyl Linolenate		em	1191-41-9	214-734-6
2779	Etocrylene		li	5232-99-5	226-029-0
2780	Eucalyptus Globulus Oil		fr			III/355!
2781	Fragaria Ananassa Seed Oil		ao sk hc ad na
2782	Fragaria Vesca Leaf Extract		sk as	84929-78-2	284-556-1
2783	Garcinia Mangostana Bark Extract		sk	90045-25-3	289-884-9
2784	Glycereth-7 Trimethyl Ether		sk	305812-16-2
2785	Glyceryl Cocoate		em es	61789-05-7	263-027-9
2786	Gmelina Arborea Root Extract		sk	92201-79-1	296-009-4
2787	Heilmoor Clay		sk
2788	Helichrysum Stoechas Flower Extract		sk hc	91845-22-6	295-193-3
2789	Hydrogenated Olive Oil Decyl Esters		es hc ff
2790	Hydrolyzed Corn Starch Hydroxyethyl Ether		hu es vi
2791	Hydrolyzed Extensin		sk hc	222400-33-1
2792	Hydrolyzed Hemp Seed Extract		sk hc
2793	IPDI/Di-C12-13 Alkyl Tartrate/Bis-Hydroxyethoxypropyl Dimethicone Copolymer		ff
2794	Isobutyl Methyl Tetrahydropyranol		fr
2795	Isodecyl Oleate		em sk	59231-34-4	261-673-6
2796	Isodonis Japonicus Leaf/Stalk Extract		sk fr	246536-68-5
2797	Isoeicosane		em so sk	93685-79-1	297-627-7
2798	Isosorbide Dicaprylate		sk
2799	Jasminum Officinale Flower Wax		em sk
2800	Juniperus Mexicana Oil		fr	68990-83-0
2801	Kigelia Africana Fruit Extract		sk	223749-33-5
2802	Lactobacillus/Watermelon Fruit Ferment Extract		sk
2803	Laminaria Japonica Extract		sk	223751-72-2
2804	Lauramine Oxide		cl fo hc fr vi	1643-20-5	216-700-6
2805	Laureth-10		cl es	9002-92-0	500-002-6
2806	Laurtrimonium Chloride		pr es hc	112-00-5	203-927-0	V/44=0.1
2807	Laurus Nobilis Leaf Extract		sk fr	84603-73-6	283-272-5
2808	Lavandula Angustifolia Flower Wax		em sk
2809	Leucojum Aestivum Bulb Extract		sk
2810	Limonium Vulgare Flower/Leaf/Stem Extract		sk	223749-74-4
2811	Luffa Cylindrica Fruit		ar
2812	Malachite		sk	1319-53-5
2813	Mannan		ff	9036-88-8
2814	Maranta Arundinacea Root Powder		sk
2815	Medicago Sativa Seed Extract		sk	84082-36-0	281-984-0
2816	Melatonin		ao	73-31-4	200-797-7
2817	Mentha Arvensis Leaf Extract		sk fr	90063-97-1	290-058-5
2818	Mentha Piperita Leaf Water		sk	84082-70-2	282-015-4
2819	Methyl Ionones		fr	79-89-0	201-231-1
2820	Methylsilanol Mannuronate		sk hc	102397-69-3	310-104-0
2821	Moonstone Powder		sk
2822	Morinda Citrifolia Extract		as	84929-68-0	284-551-4
2823	Myrica Cerifera Fruit Wax		em sk vi ff	84929-34-0	284-518-4
2824	Myroxylon Pereirae Oil		fr	8007-00-9	232-352-8	II/1136 III/154!=0.4
2825	Nacre Powder		ar bu
2826	Nephelium Lappaceum Seed Extract		sk
2827	Nylon-11		vi bu	25035-04-5
2828	Octyldodecyl Oleate		em	22801-45-2	245-228-3
2829	Oleth-3 Phosphate		cl	39464-69-2
2830	Oleth-5		es	9004-98-2
2831	Oligopeptide-10		sk am
2832	Ormenis Multicaulis Oil		sk fr
2833	PEG-11 Methyl Ether Dimethicone		es sk hc
2834	PEG-180		hu so	25322-68-3
2835	PEG-20		hu so	25322-68-3
2836	PEG-7 Propylheptyl Ether		es
2837	PEG-7M		es vi bi	25322-68-3
2838	PEG-8 Diisostearate		es
2839	PEG-90M		es vi bi	25322-68-3
2840	PEG/PPG-120/10 Trimethylolpropane Trioleate		vi
2841	PEG/PPG-14/4 Dimethicone		es
2842	PEG/PPG-8/3 Laurate		cl hu es hc
2843	PPG-12 Dimethicone		sk hc	68440-66-4
2844	PPG-25-Laureth-25		cl es	68238-81-3
2845	Palm Acid		cl es	68440-15-3	270-438-7
2846	Palm Kernel Acid		cl es	101403-98-9	309-936-7
2847	Palmitoyl Carnitine		sk	1935-18-8
2848	Palmitoyl Hexapeptide-14		sk
2849	Palmitoyl Hexapeptide-52		sk
2850	Palmitoyl Tripeptide-28		sk
2851	Pelargonium Graveolens Extract		sk fr	90082-51-2	290-140-0
2852	Pentaerythrityl Hydrogenated Rosinate		ff	64365-17-9	264-848-5
2853	Pentapeptide-30 Cysteinamide		hc
2854	Persea Gratissima Butter		sk	8024-32-6	232-428-0
2855	Phaseolus Lunatus Seed Extract		em
2856	Phenoxyisopropanol		pr so	770-35-4	212-222-7	III/54=2 V/43=1
2857	Phloretin		ao ab	60-82-2	200-488-7
2858	Physalis Angulata Extract		sk
2859	Physalis Pubescens Fruit Juice		sk hc
2860	Pinus Cembra Wood Extract		sk
2861	Pinus Palustris Leaf Extract		sk	97435-14-8	306-895-7	III/112
2862	Piperidinepropionic Acid		sk	26371-07-3	247-633-0
2863	Pleiogynium Timoriense Fruit Extract		sk
2864	Podocarpus Elatus Fruit Extract		sk
2865	Polyglyceryl-10 Eicosanedioate/Tetradecanedioate		sk hc	875112-30-4
2866	Polyglyceryl-3 Cocoate		es	223706-47-6
2867	Polyglyceryl-3 Distearate		es	9009-32-9
2868	Polyglyceryl-6 Polyhydroxystearate		es
2869	Polyglyceryl-6 Ricinoleate		es	107615-51-0
2870	Polygonum Fagopyrum Seed Extract		sk	89958-09-8	289-631-2
2871	Polyphenylsilsesquioxane		ff bi bu	70131-69-0
2872	Polyquaternium-80		cl es hc
2873	Polyvinyl Butyral		vi ff bi	63148-65-2
2874	Premna Serratifolia Root Extract		sk	92202-08-9	296-040-3
2875	Pueraria Thunbergiana Flower/Leaf/Stem Extract		sk
2876	Punica Granatum Pericarp Extract		sk	84961-57-9	284-646-0
2877	Pyrus Communis Fruit Extract		sk	90082-43-2	290-131-1
2878	Pyruvic Acid		fr	127-17-3	204-824-3
2879	Raffinose		sk	512-69-6	208-146-9
2880	Raphanus Sativus Seed Oil		em sk	84775-94-0	283-918-6
2881	Ribes Nigrum Bud Extract		sk fr	68606-81-5	271-749-0
2882	Rosmarinus Officinalis Leaf		sk	84604-14-8	283-291-9
2883	Salix Alba Extract		sk	84082-82-6	282-029-0
2884	Scenedesmus Rubescens Extract		sk
2885	Shea Butter Glycerides		cl es sk hc vi	194043-92-0
2886	Sodium Acrylate/Acryloyldimethyltaurate/Dimethylacrylamide Crosspolymer		es vi ff	187725-30-0
2887	Sodium Cocoyl Apple Amino Acids		cl fo sk hc
2888	Sodium Glutamate		sk hc fr	142-47-2	205-538-1
2889	Sodium Lauroyl Hydrolyzed Silk		cl sk hc
2890	Sodium Succinate		ph	2922-54-5	220-871-2
2891	Solanum Indicum Root Extract		sk
2892	Solanum Xanthocarpum Root Extract		fr	93165-80-1	296-968-9
2893	Sorbitol/Sebacic Acid Copolymer Behenate		sk vi
2894	Spiraea Ulmaria Flower Extract		sk	84775-57-5	283-886-3
2895	Sr-Spider Polypeptide-1		sk hc na
2896	Stearamine		hc	124-30-1	204-695-3
2897	Steareth-100		cl vi	9005-00-9
2898	Stearoyl Glutamic Acid		cl sk hc	3397-16-8	222-252-2
2899	Steartrimonium Chloride		pr hc	112-03-8	203-929-1	V/44=0.1
2900	Stearyl Palmitate		hu es sk hc bi bu li	2598-99-4
2901	Stereospermum Suaveolens Root Extract		sk	92202-27-2	296-060-2
2902	Styrene/Butadiene Copolymer		bu	9003-55-8
2903	Synthetic Candelilla Wax		em es vi bi
2904	Tamarindus Indica Fruit Extract		sk	84961-62-6	284-651-8
2905	Tetrahydrobisdemethoxydiferuloylmethane		ao sk or	113482-94-3
2906	Tetrahydrodemethoxydiferuloylmethane		ao sk or	149579-07-7
2907	Tetrapeptide-28 Argininamide		hc
2908	Tetrapeptide-29 Argininamide		hc
2909	Thymus Vulgaris Flower/Leaf Extract		sk fr	84929-51-1	284-535-7
2910	Titanium/Titanium Dioxide		co bu
2911	Tocopheryl Linoleate		ao sk	36148-84-2
2912	Tribulus Terrestris Root Extract		sk	90131-68-3	290-381-1
2913	Triclosan		pr am	3380-34-5	222-182-2	V/25=0.3
2914	Trimethyl Pentanyl Diisobutyrate		pl	6846-50-0	229-934-9
2915	Tris-BHT Mesitylene		ao	1709-70-2	216-971-0
2916	Tropaeolum Majus Extract		sk am	84625-49-0	283-419-3
2917	Usnea Barbata Extract		am	84696-53-7	283-658-3
2918	VA/Crotonates/Vinyl Neodecanoate Copolymer		hc ff	58748-38-2
2919	Vaccinium Vitis-Idaea Fruit Extract		ao	90131-85-4	290-400-3
2920	Xymenynic Acid		em sk	557-58-4	209-179-1
2921	Yogurt		sk hc	8050-05-3
2922	Zea Mays Kernel Extract		bi bu	84696-06-0
2923	Zinc Ricinoleate		ab bu am	13040-19-2	235-911-4
2924	1-Methylhydantoin-2-Imide		sk	60-27-5	200-466-7
2925	Acacia Decurrens Extract		sk as	98903-76-5	308-877-4
2926	Acanthus Mollis Leaf Extract		sk	90320-09-5	291-032-6
2927	Acetamidoethoxyethanol		hu	118974-46-2
2928	Acetone		so fr ot	67-64-1	200-662-2
2929	Acetyl Hexamethyl Tetralin		fr	21145-77-7	244-240-6	III/182=0.1,1,2.5,0.5,0.2
2930	Acetyl Tyrosine		sk ot	537-55-3	208-671-3
2931	Acrylamidopropyltrimonium Chloride/Acrylamide Copolymer		hc ff
2932	Acrylates/Palmeth-25 Acrylate Copolymer		vi
2933	Allium Cepa Bulb Extract		sk	8054-39-5	232-498-2
2934	Allyl Caproate		em fr as	123-68-2	204-642-4	III/140
2935	Alpinia Speciosa Leaf Extract		sk
2936	Althaea Rosea Flower Extract		sk	90045-76-4	289-940-2
2937	Aluminum Stearate		co es vi ab	7047-84-9	230-325-5	IV/150
2938	Aminopropyl Dimethicone		hc	99363-37-8
2939	Ammonium Laureth Sulfate		cl fo	32612-48-9
2940	Amylase		sk	9000-92-4	232-567-7
2941	Anastatica Hierochuntica Extract		sk as
2942	Anisaldehyde	P-Methoxybenzaldehyde|Anisic Aldehyde	fr	123-11-5	204-602-6
2943	Artemisia Umbelliformis Extract		sk	94333-86-5	305-065-1
2944	Artemisia Umbelliformis Flower Extract		sk	94333-86-5	305-065-1
2945	Artemisia Vulgaris Extract		sk	84775-45-1	283-874-8
2946	Asparagus Officinalis Extract		sk	84649-90-1	283-471-7
2947	Aureobasidium Pullulans Ferment		sk
2948	Avena Sativa Kernel Protein		sk hc ff	134134-87-5
2949	Averrhoa Carambola Fruit Extract		sk	97675-54-2	307-626-6
2950	Babassu Oil Glycereth-8 Esters		cl es
2951	Babassuamidopropyl Betaine		cl fo sk hc vi	223704-95-8
2952	Bacopa Monnieri Extract		sk
2953	Bambusa Vulgaris Sap Extract		em sk	91771-33-4	294-923-8
2954	Basic Blue 99		hc hd	68123-13-7	268-544-3
2955	Behenyl/Octyldodecyl/Propanediol Citrate Crosspolymer		sk
2956	Behenylcarbamoylpropyl Polysilsesquioxane		bu	1638330-84-3
2957	Betaine Salicylate		ex am
2958	Biotin/Folic Acid/Cyanocobalamin/Niacinamide/Pantothenic Acid/Pyridoxine/Riboflavin/Thiamine/Yeast Polypeptides		sk
2959	Bisamino PEG/PPG-41/3 Aminoethyl PG-Propyl Dimethicone		hc
2960	Bixa Orellana Seed Oil		hu em sk	89957-43-7	289-561-2
2961	Buddleja Davidii Leaf Extract		sk	94465-67-5	305-351-6
2962	Butyrospermum Parkii Nut Extract		em	91080-23-8	293-515-7
2963	C12-15 Alkyl Lactate		em sk	93925-36-1	300-338-1
2964	C13-14 Alkane		so	64742-47-8	934-954-2
2965	C30-45 Olefin		sk	222400-22-8
2966	Calamine		sk ab bu	8011-96-9
2967	Calcium Ascorbate		ao sk	5743-27-1	227-261-5
2968	Calcium PCA		hu sk	31377-05-6	250-602-4
2969	Caprylyl Trimethicone		sk	187593-69-7
2970	Centella Asiatica Leaf Water		sk	84696-21-9	283-640-5
2971	Cetearyl Methicone		sk	227200-32-0
2972	Cetearyl Phosphate		sk	90506-73-3	291-938-1
2973	Ceteth-2		es	9004-95-9	500-014-1
2974	Chamaecyparis Obtusa Wood Oil		fr	91745-97-0	294-769-1
2975	Cholesteryl Hydroxystearate		em sk vi	40445-72-5
2976	Chrysanthellum Indicum Extract		sk	223748-24-1
2977	Cinnamomum Camphora Linalooliferum Leaf Oil		fr	91745-89-0	294-760-2
2978	Cinnamomum Camphora Linalooliferum Wood Extract		fr	91745-89-0	294-760-2
2979	Cinnamomum Zeylanicum Bark Extract		hu em ao sk fr am as	84649-98-9	283-479-0
2980	Citrus Aurantium Dulcis Flower Extract		sk	8028-48-6	232-433-8
2981	Citrus Aurantium Dulcis Juice		sk
2982	Clitoria Ternatea Flower Extract		sk
2983	Coconut Oil Glycereth-8 Esters		cl
2984	Cocos Nucifera Fruit Water		sk hc
2985	Coenochloris Signiensis Extract		sk
2986	Coenzyme A		sk	85-61-0	201-619-0
2987	Coptis Japonica Root Extract		sk	223748-66-1
2988	Cryptomeria Japonica Bud Extract		sk	91771-60-7	294-953-1
2989	Cucumis Sativus Seed Extract		sk	89998-01-6	289-738-4
2990	Curcuma Longa Callus Conditioned Media		sk
2991	Curcuma Longa Leaf Extract		sk	84775-52-0	283-882-1
2992	Cyathea Cumingii Leaf Extract		ff
2993	Cyathea Medullaris Leaf Extract		sk
2994	Cypripedium Pubescens Extract		sk	84775-54-2	283-884-2
2995	Decanal		fr	112-31-2	203-957-4
2996	Dianthus Caryophyllus Flower Extract		sk fr	89958-29-2	289-653-2
2997	Diethylhexyl Sodium Sulfosuccinate		cl fo es	577-11-7	209-406-4
2998	Dihydroxypropyltrimonium Chloride		hu	34004-36-9	251-783-2
2999	Diisostearyl Dimer Dilinoleate		em sk	103213-19-0
3000	Dimethicone/Polyglycerin-3 Crosspolymer		cl es sk vi
3001	Dimethicone/Vinyltrimethylsiloxysilicate Crosspolymer		vi ff
3002	Dimethyl Heptenal		sk	106-72-9	203-427-2
3003	Dimethylacrylamide/Acrylic Acid/Polystyrene Ethyl Methacrylate Copolymer		sk vi ff
3004	Dipentaerythrityl Hexa C5-9 Acid Esters		sk hc pl	67762-52-1	267-021-7
3005	Engelhardtia Chrysolepis Leaf Extract		sk
3006	Equisetum Hyemale Extract		sk
3007	Eryngium Maritimum Extract		sk	90028-44-7	289-835-1
3008	Ethyl Trisiloxane		sk vi	17861-60-8
3009	Foeniculum Vulgare Oil		fr
3010	Fraxinus Excelsior Bark Extract		sk	84625-28-5	283-402-0
3011	Fuscoporia Obliqua Sclerotium Extract		sk
3012	Garcinia Indica Seed Butter		sk
3013	Gentiana Lutea Extract		em sk	72968-42-4	277-139-0
3014	Glycereth-2 Cocoate		cl es
3015	Glycine Max Seed Extract		sk hc
3016	Glycyrrhiza Glabra Leaf Extract		sk	84775-66-6	283-895-2
3017	Hamamelis Virginiana Bark/Leaf/Twig Extract		sk	84696-19-5	283-637-9
3018	Harungana Madagascariensis Extract		sk	90045-51-5	289-913-5
3019	Helichrysum Arenarium Extract		st sk ab	85665-35-6	288-125-9
3020	Heptapeptide-7		sk
3021	Hexapeptide-2		sk bl
3022	Hibiscus Esculentus Fruit Extract		sk	91723-07-8	294-510-2
3023	Homarine HCl		sk
3024	Humic Acids		sk	1415-93-6	215-809-6
3025	Hydrogenated Palm Kernel Oil		em sk	68990-82-9	273-627-2
3026	Hydrogenated Sunflower Seed Oil		sk vi
3027	Hydrolyzed Cicer Seed Extract		sk	92113-26-3	295-631-3
3028	Hydroxyethyl Diethylenetriamine Dioleamide/Palmitamide		hc
3029	Hydroxymethoxyphenyl Propylmethylmethoxybenzofuran		sk	51267-48-2
3030	IPDI/PEG-15 Soyamine Copolymer Dimer Dilinoleate		sk hc ff
3031	Illicium Verum Fruit Extract		sk fr	84650-59-9	283-518-1
3032	Indole		fr	120-72-9	204-420-7
3033	Iodine		am
3034	Jasminum Grandiflorum Flower Extract		hu hc fr	84776-64-7	283-993-5	III/357!
3035	Juglans Regia Leaf Extract		cl st sk fr ar bu as	84012-43-1	281-688-1
3036	Juniperus Communis Fruit Oil		fr as
3037	Khaya Senegalensis Bark Extract		sk
3038	Lactase		sk
3039	Lactobacillus/Hibiscus Sabdariffa Flower Ferment Filtrate		sk
3040	Lamium Album Flower/Leaf/Stem Extract		sk	84012-23-7	281-669-8
3041	Lauramide Dipa		es hc	54914-38-4	259-395-5
3042	Laurdimonium Hydroxypropyl Hydrolyzed Soy Protein		hc
3043	Laureth-8		cl es	9002-92-0
3044	Lauryl Hydroxysultaine		cl fo sk hc vi	13197-76-7	236-164-7
3045	Lavandula Angustifolia Flower/Leaf/Stem Water		hu fr fl
3046	Leptospermum Petersonii Oil		fr	85085-43-4	285-372-4
3047	Levan		sk ff	9013-95-0
3048	Lindera Strychnifolia Root Extract		sk
3049	Lycopene		ao	502-65-8	207-949-1	IV/110
3050	Macadamia Seed Oil Polyglyceryl-6 Esters Behenate		cl em sk
3051	Macrocystis Pyrifera Protein		sk
3052	Malt Extract		sk	8002-48-0	232-310-9
3053	Menthanediol		sk hc or	42822-86-6	255-953-7
3054	Methyl Decenol		sk fr	81782-77-6	279-815-0
3055	Methyl Isoeugenol		fr	93-16-3	202-224-6
3056	Musa Sapientum Peel Extract		sk
3057	Myrciaria Dubia Fruit Extract		sk
3058	Myristyl Glucoside		cl
3059	Myristyl Trisiloxane		em bi	286938-65-6
3060	Myrothamnus Flabellifolia Extract		hu
3061	Nelumbo Nucifera Germ Extract		sk	85085-51-4	285-379-2
3062	Neopentyl Glycol Dicaprate		em sk	27841-06-1	248-688-3
3063	Nephrite Powder		ab ar bu	12174-03-7
3064	Nicotiana Benthamiana Hexapeptide-40 Sh-Polypeptide-86		hc	117628-82-7
3065	Nicotiana Benthamiana Hexapeptide-40 Sh-Polypeptide-9		hc	127464-60-2
3066	Octyldodeceth-16		es	32128-65-7	500-080-1
3067	Olealkonium Chloride		hc	37139-99-4	253-363-4
3068	Oleth-3		es	9004-98-2
3069	Oligopeptide-1		sk
3070	Olive Glycerides		hu es
3071	Ornithine HCl		sk	3184-13-2	221-678-6
3072	Oryza Sativa Hull Extract		hu	68553-81-1	271-397-8
3073	PEG-10		hu so	25322-68-3
3074	PEG-15/Lauryl Dimethicone Crosspolymer		vi li			III/186=0.1
3075	PEG-2 Dimeadowfoamamidoethylmonium Methosulfate		hc	226995-92-2
3076	PEG-20 Stearate		cl hu es	9004-99-3
3077	PEG-30 Phytosterol		es
3078	PEG-45/Dodecyl Glycol Copolymer		es	78336-31-9
3079	PEG-8 Glyceryl Isostearate		em es
3080	PEG-8 Isostearate		es	56002-14-3
3081	PEG/PPG-9/2 Dimethyl Ether		sk	61419-46-3
3082	Palmitoyl Dipeptide-5 Diaminohydroxybutyrate		sk
3083	Perilla Ocymoides Seed Extract		ao	90082-61-4	290-151-0
3084	Pfaffia Paniculata Root Extract		st
3085	Phellodendron Amurense Bark Extract		sk	164288-52-2
3086	Phytosteryl Sunflowerseedate		sk
3087	Pisum Sativum Peptide		sk	90082-41-0	290-130-6
3088	Polyacrylate-33		vi	1204525-16-5
3089	Polyacrylic Acid		es vi ff bi	9003-01-4
3090	Polyglyceryl-10 Caprylate/Caprate		cl es so li
3091	Polyglyceryl-10 Decaisostearate		em
3092	Polyglyceryl-10 Pentaoleate		es	86637-84-5
3093	Polyglyceryl-3 Betainate Acetate		hc
3094	Polyglyceryl-3 Lactate/Laurate		cl
3095	Polyglyceryl-4 Laurate		es	75798-42-4
3096	Polyglyceryl-6 Pentaoleate		es	104934-17-0
3097	Polygonatum Officinale Rhizome/Root Extract		sk	90082-98-7	290-191-9
3098	Polygonum Multiflorum Root Extract		sk
3099	Polygonum Tinctorium Leaf/Stem Extract		sk
3100	Polyperfluoromethylisopropyl Ether		sk	69991-67-9
3101	Polyquaternium-113		hc
3102	Polyquaternium-30		hc ff	147398-77-4
3103	Polyurethane-39		vi
3104	Polyvinylalcohol Crosspolymer		bu	93409-71-3
3105	Potassium Hyaluronate		sk	31799-91-4
3106	Potassium Myristate		cl es	13429-27-1	236-550-5
3107	Prunus Avium Flower Extract		sk	85566-22-9	287-632-2
3108	Prunus Serrulata Flower Extract		sk
3109	Ptychopetalum Olacoides Bark/Stem Extract		sk	84929-46-4	284-529-4
3110	Punica Granatum Seed Extract		sk	84961-57-9	284-646-0
3111	Quaternium-18 Hectorite		vi	71011-27-3	275-128-5
3112	Raphanus Sativus Root Extract		sk as	84775-94-0	283-918-6
3113	Ricinoleamidopropyl Ethyldimonium Ethosulfate		hc	112324-16-0
3114	Ricinoleth-40		cl es
3115	Rosa Centifolia Flower		sk fr	84604-12-6	283-289-8
3116	Rosa Centifolia Flower Wax		sk
3117	Rosa Roxburghii Fruit Extract		sk	223748-27-4
3118	Rubus Chamaemorus Seed Extract		sk
3119	Rubus Fruticosus Fruit Extract		sk fr as	84787-69-9	284-110-6
3120	Rubus Idaeus Juice		sk as	84929-76-0	284-554-0
3121	Salvia Officinalis Extract		cl ao st sk am as ad	8022-56-8	282-025-9
3122	Santalum Acuminatum Fruit Extract		hu ao hc
3123	Santalum Album		sk	84787-70-2	284-111-1
3124	Sargassum Vulgare Extract		sk
3125	Saxifraga Sarmentosa Extract		sk
3126	Sh-Oligopeptide-78		cl hc
3127	Sodium Astrocaryum Murumuruate		cl em
3128	Sodium Caproyl Methyltaurate		cl
3129	Sodium Isostearate		cl es	64248-79-9	264-754-4
3130	Sodium Magnesium Silver Phosphate		am
3131	Sodium Riboflavin Phosphate		sk	130-40-5	204-988-6
3132	Soybean Glycerides		em sk	91744-20-6	294-582-5
3133	Soybean Peroxidase		ao sk	9003-99-0	232-668-6
3134	Stearamide Amp		fo vi	36284-86-3
3135	Stearamidopropyl Dimethylamine Lactate		hc	55819-53-9	259-837-7
3136	Stearoyl Inulin		cl em es sk	190524-47-1
3137	Stevioside		fr or	57817-89-7	260-975-5
3138	Subtilisin		ex sk	9014-01-1	232-752-2
3139	Sucrose Dilaurate		cl em es sk	25915-57-5	247-345-5
3140	Tamarindus Indica Extract		ex sk	84961-62-6	284-651-8
3141	Theobroma Cacao Fruit Powder		sk	84649-99-0	283-480-6
3142	Thuja Occidentalis Leaf Oil		sk fr	90131-58-1	290-370-1	III/119
3143	Thymol		sk fr or ot	89-83-8	201-944-8
3144	Thymus Vulgaris Extract		sk fr	84929-51-1	284-535-7
3145	Tilia Tomentosa Extract		sk	94167-04-1	303-402-7
3146	Tribehenin PEG-20 Esters		cl em es sk
3147	Tridecyl Neopentanoate		em sk bi
3148	Trimethylsiloxysilylcarbamoyl Pullulan		ff
3149	Ursolic Acid		sk fr	77-52-1	201-034-0
3150	VA/Butyl Maleate/Isobornyl Acrylate Copolymer		ff	136392-68-2
3151	Vaccinium Corymbosum Seed Oil		em ao
3152	Volcanic Soil		sk
3153	Withania Somnifera Leaf Extract		hu em ao am bl	90147-43-6	290-434-9
3154	Xylityl Sesquicaprylate		cl hu es sk am	181632-90-6
3155	Yeast Polysaccharides		sk vi ff
3156	Zantedeschia Aethiopica Flower/Stem Extract		fr
3157	Zinc Aspartate		sk	36393-20-1	253-012-5	III/24=1
3158	Zingiber Officinale Water		fr	84696-15-1	283-634-2
3159	2,4,6-Trimethyl-4-Phenyl-1,3-Dioxane		fr	5182-36-5	225-963-6
3160	2,4-Dimethyl-3-Cyclohexene Carboxaldehyde		sk fr	68039-49-6	268-264-1
3161	3-P-Cumenyl Propionaldehyde		fr	7775-00-0	231-885-3
3162	4-Terpineol		fr	562-74-3	209-235-5
3163	5-Methyl-Alpha-Ionone		fr	79-69-6	201-219-6
3164	Acacia Decurrens/Jojoba/Sunflower Seed Wax Polyglyceryl-3 Esters		em sk
3165	Achillea Millefolium Flower Extract		hu ao	84082-83-7	282-030-6
3166	Acrylates/Ethylhexyl Acrylate Crosspolymer		bi
3167	Acrylic Acid/VP Crosspolymer		cl vi	527685-31-0
3168	Adipic Acid/Fumaric Acid/Phthalic Acid/Tricyclodecane Dimethanol Copolymer		ff
3169	Agaricus Bisporus Extract		sk	95009-14-6	305-742-1
3170	Akebia Quinata Stem Extract		sk
3171	Alchemilla Vulgaris Extract		sk as
3172	Amaranthus Hypochondriacus Leaf Extract		sk hc	90320-45-9	291-071-9
3173	Aminopropyl Phenyl Trimethicone		sk hc
3174	Aminopropyl Triethoxysilane		cl	919-30-2	213-048-4
3175	Angelica Archangelica Root Extract		sk fr	84775-41-7	283-871-1
3176	Angelica Polymorpha Sinensis Root Extract		sk	92456-66-1	296-244-2
3177	Argania Spinosa Shell Powder		ar	223747-87-3
3178	Ascorbyl Dipalmitate		ao	28474-90-0
3179	Ascorbyl Methylsilanol Pectinate		ao vi	227200-22-8
3180	Atractylodes Macrocephala Root Extract		sk
3181	Aucoumea Klaineana Resin Extract		sk
3182	Bacillus/Cordyceps Sinensis/Ganoderma Lucidum/Inonotus Obliquus/Lentinus Edodes/Phellinus Linteus/Schizophyllum Commune/Tricholoma Matsutake Extract Ferment Filtrate		sk
3183	Bacopa Monnieri Leaf Extract		sk
3184	Basic Orange 31		hd	97404-02-9	306-764-4	III/276=1
3185	Bis-Diglyceryl Polyacyladipate-1		em sk	222722-06-7	406-144-4
3186	Bis-Hydroxyethoxypropyl Dimethicone/IPDI Copolymer Ethylcarbamate		ff	628723-36-4
3187	Bis-Hydroxyethoxypropyl Dimethicone/PEG-2 Soyamine/IPDI Copolymer		em hc ff
3188	Brassica Alba Sprout Extract		sk
3189	Brassica Oleracea Italica Sprout Extract		em sk
3190	Brassica Rapa Root Extract		sk	73049-70-4
3191	Butyl Butyrolactate		fr	7492-70-8	231-326-3
3192	Butyl Stearate		em sk fr	123-95-5	204-666-5
3193	Butylated PVP		ff bi	26160-96-3
3194	Butyrospermum Parkii Seedcake Extract		sk	91080-23-8	293-515-7
3195	C18-36 Acid Glycol Ester		cl em es sk	94944-95-3	305-673-7
3196	C20-40 Acid		cl
3197	Calendula Officinalis Flower		sk
3198	Camellia Sinensis Leaf		sk fr	84650-60-2	283-519-7
3199	Camphanediol		sk	56614-57-4
3200	Canadian Colloidal Clay		sk
3201	Carica Papaya Fruit		sk	84012-30-6	281-675-0
3202	Cedrus Atlantica Wood Oil		fr	92201-55-3	295-985-9	III/122!
3203	Cerium Oxide		bu	1306-38-3	215-150-4
3204	Ceteareth-6 Olivate		es sk	226708-41-4
3205	Ceteareth-7		cl es	68439-49-6
3206	Chaenomeles Sinensis Fruit Extract		hu em ao sk hc as
3207	Chamomilla Recutita Flower/Leaf Extract		am	84082-60-0	282-006-5
3208	Chlorella Ferment		sk
3209	Cinnamomum Zeylanicum Leaf Oil	Cinnamon Leaf Oil	fr	84649-98-9	283-479-0
3210	Cistus Incanus Flower/Leaf/Stem Extract		sk	93165-04-9	296-887-9
3211	Citrus Aurantifolia Peel Oil		fr
3212	Citrus Japonica Fruit Extract		sk
3213	Citrus Junos Peel Extract		sk
3214	Citrus Limon Juice		sk	92346-89-9	296-174-2	II/358
3215	Citrus Limon Peel Powder		vi ab	92346-89-9	296-174-2	II/358
3216	Citrus Sinensis Peel Oil Expressed		fr	97766-30-8	307-891-8	III/351!
3217	Citrus Tangerina Peel Extract		as	223748-44-5
3218	Cocos Nucifera Shell Powder		em sk hc ar bu	8001-31-8	232-282-8
3219	Coral Powder		ar
3220	Coriandrum Sativum Seed Oil		em	84775-50-8	283-880-0
3221	Cucurbita Pepo		sk	89998-03-8	289-741-0
3222	Cydonia Oblonga Leaf Extract		sk	85117-13-1	285-564-8
3223	Cymbopogon Citratus Leaf/Stem Oil		sk fr fl	8007-02-1	295-161-9	III/354!
3224	Cyperus Esculentus Tuber Extract		sk
3225	Dictyopteris Polypodioides Extract		em sk
3226	Dimethicone/Mercaptopropyl Methicone Copolymer		sk hc ff
3227	Dimethiconol/Methylsilanol/Silicate Crosspolymer		bu	69856-02-6
3228	Dimethoxytolyl Propylresorcinol		ao sk	869743-37-3
3229	Dimethylpabamidopropyl Laurdimonium Tosylate		hc	156679-41-3
3230	Diospyros Mespiliformis Leaf Extract		sk
3231	Dipotassium EDTA		ch	2001-94-7	217-895-0
3232	Disodium Deceth-6 Sulfosuccinate		cl fo	68630-97-7
3233	Disodium Succinate		cl fr	150-90-3	205-778-7
3234	Disteareth-100 IPDI		vi	53533-75-8
3235	Entada Phaseoloides Bark/Seed Extract		sk
3236	Eriocephalus Punctulatus Oil		fr	94334-04-0	305-084-5
3237	Ethoxy-P-Cresol		fr	2563-07-7
3238	Ethyl 2,2-Dimethylhydrocinnamal		fr	67634-15-5	266-819-2
3239	Ethyl Menthane Carboxamide		sk	39711-79-0	254-599-0
3240	Eugenia Caryophyllus Oil		fr			III/356!
3241	Fagus Sylvatica Bud Extract		sk	85251-65-6	286-477-8
3242	Farnesyl Acetate		sk fr	29548-30-9	249-689-1
3243	Foeniculum Vulgare Fruit Oil		fr	84625-39-8	283-414-6
3244	Formic Acid		pr fr ph	64-18-6	200-579-1	V/14=0.5
3245	Garcinia Mangostana Fruit Extract		sk	90045-25-3	289-884-9
3246	Gardenia Taitensis Flower		sk
3247	Glucosyl Ceramide		sk
3248	Glyceryl Isostearate		em es	66085-00-5	266-124-4
3249	Glyceryl Rosinate		fr ff	65997-13-9	266-042-9
3250	Gossypium Herbaceum Seed Extract		sk	223749-08-4
3251	Haslea Ostrearia Extract		sk
3252	Heptanol		fr	111-70-6	203-897-9
3253	Heterotheca Inuloides Flower Extract		fr	90045-70-8	289-933-4
3254	Hibiscus Sabdariffa Fruit Extract		sk
3255	Hibiscus Sinensis Flower Extract		sk
3256	Hippophae Rhamnoides Kernel Extract		sk fr	90106-68-6	290-292-8
3257	Hordeum Vulgare Seed Extract		sk	85251-64-5	286-476-2
3258	Hydrogenated Castor Oil Hydroxystearate		sk vi
3259	Hydrogenated Polybutene		vi
3260	Hydrogenated Soy Polyglycerides		sk vi	912810-05-0
3261	Hydrolyzed Ceratonia Siliqua Seed Extract		sk	84961-45-5	284-634-5
3262	Hydrolyzed Cottonseed Protein		sk hc
3263	Hydrolyzed Lagenaria Siceraria Fruit Juice		sk
3264	Hydrolyzed Oat Protein		sk hc	151661-87-9
3265	Hydrolyzed Rice Bran Protein		sk hc	94350-05-7	305-224-5
3266	Hydrolyzed Soybean Fiber		sk
3267	Hydroxyethyl Behenamidopropyl Dimonium Chloride		hc	220828-91-1
3268	Hydroxylated Lecithin		cl es sk	8029-76-3	232-440-6
3269	Indigofera Tinctoria Extract		sk	84775-63-3	283-892-6	III/320=25
3270	Isobutylmethacrylate/Bis-Hydroxypropyl Dimethicone Acrylate Copolymer		ff
3271	Jasminum Grandiflorum Flower Wax		fr	84776-64-7	283-993-5
3272	Juglans Regia Seed Oil		sk	8024-09-7	281-688-1
3273	Lactobacillus/Centella Asiatica/Gleditsia Sinensis Thorn/Houttuynia Cordata Extract/Phellodendron Amurense Bark/Polygonum Cuspidatum Root/Prunella Vulgaris/Torilis Japonica Extract Ferment Filtrate		sk
3274	Lactobacillus/Dipteryx Odorata Seed Ferment Filtrate		sk
3275	Lactobacillus/Rice Ferment Filtrate		sk hc ff
3276	Lactobacillus/Salix Alba Bark Ferment Filtrate		ao sk hc
3277	Laureth-30		cl es	9002-92-0
3278	Lavandula Spica Flower Oil		fr	97722-12-8	307-762-6
3279	Lawsonia Inermis Extract		ao hc am hd	84988-66-9	284-854-1
3280	Lentinus Edodes Mycelium Extract		sk
3281	Leontopodium Alpinum Meristem Cell Culture		sk
3282	Linoleamidopropyl Ethyldimonium Ethosulfate		hc	99542-23-1
3283	Lithospermum Officinale Extract		sk fr	90063-58-4	290-017-1
3284	Lycopodium Clavatum Extract		sk	84082-56-4	282-002-3
3285	Magnesium Aluminometasilicate		vi ab bu
3286	Magnesium Laureth Sulfate		cl	62755-21-9
3287	Magnesium Laureth-8 Sulfate		cl	62755-21-9
3288	Magnesium Oleth Sulfate		cl	87569-97-9
3289	Magnolia Acuminata Bark Extract		sk
3290	Magnolol		ao bl	528-43-8
3291	Maltol		sk fr	118-71-8	204-271-8
3292	Melaleuca Alternifolia Flower/Leaf/Stem Extract		sk	85085-48-9	285-377-1
3293	Melia Azadirachta Bark Extract		sk am	90063-92-6	290-052-2
3294	Melilotus Officinalis Extract		st fr as	84082-81-5	282-028-5
3295	Mentha Viridis Extract		fr or	84696-51-5	283-656-2
3296	Methacryloyl Ethyl Betaine/Acrylates Copolymer		hc ff	87435-35-6
3297	Methyl Alcohol		so fr ot	67-56-1	200-659-6	III/52=5
3298	Methylcyclopentadecenone		fr	82356-51-2	429-900-5
3299	Methylfurfural		fr	620-02-0	210-622-6
3300	Methylsilanol/Silicate Crosspolymer		sk	68584-81-6
3301	Mitracarpus Scaber Extract		sk	223747-80-6
3302	Morinda Citrifolia Fruit Powder		ex
3303	Morus Nigra Fruit Extract		sk	90064-11-2	290-072-1
3304	Myreth-3 Myristate		cl em sk	59686-68-9
3305	N-Prolyl Palmitoyl Tripeptide-56 Acetate		sk	1899049-18-3
3306	Nelumbo Nucifera Seed Extract		em ao sk hc am as	85085-51-4	285-379-2
3307	Nicotiana Benthamiana Hexapeptide-40 Sh-Polypeptide-76		sk
3308	Nicotiana Benthamiana Octapeptide-30 Sh-Oligopeptide-2		sk hc
3309	Nylon-12 Fluorescent Brightener 230 Salt		bu	367952-88-3
3310	Nylon-6/12		ab bu	25191-04-2
3311	Ocimum Basilicum Hairy Root Culture Extract		sk
3312	Octanal		fr	124-13-0	204-683-8
3313	Octanediol		pl	629-41-4	211-090-8
3314	Octyldodeceth-25		cl es	32128-65-7	500-080-1
3315	Octyldodecyl Xyloside		cl es	423772-95-6
3316	Oenothera Biennis Seed Extract		sk	90028-66-3	289-859-2
3317	Olibanum		sk fr	8050-07-5	232-474-1
3318	Olive Oil Decyl Esters		em
3319	Olive Oil PEG-8 Esters		cl em es	103819-46-1
3320	Opuntia Vulgaris Extract		sk
3321	Ornithine		sk	70-26-8	200-731-7
3322	Oryza Sativa Bran Water		fr	90106-37-9
3323	PEG-12 Diisostearate		es
3324	PEG-15 Glyceryl Stearate		es
3325	PEG-16 Macadamia Glycerides		em es
3326	PEG-200 Glyceryl Stearate		cl	51158-08-8
3327	PEG-25 Hydrogenated Castor Oil		cl es	61788-85-0
3328	PEG-2M		es vi bi	25322-68-3
3329	PEG-40/PPG-8 Methylaminopropyl/Hydroxypropyl Dimethicone Copolymer		hc	177771-32-3
3330	PEG-5 Glyceryl Stearate		cl es
3331	PPG-15 Stearyl Ether Benzoate		em
3332	Palmitoyl Tetrapeptide-10		sk
3333	Papaver Somniferum Seed Oil		em	84650-40-8	283-510-8
3334	Peat		sk
3335	Peat Extract		sk
3336	Pelargonium Graveolens Flower/Leaf/Stem Water		fr	90082-51-2	290-140-0
3337	Pentaclethra Macroloba Seed Oil/Behenic Acid/Aminopropanediol Amides/Esters		em sk
3338	Pentaerythrityl Adipate/Caprate/Caprylate/Heptanoate		em vi	68130-55-2	268-597-2
3339	Pentaerythrityl Stearate/Caprate/Caprylate/Adipate		em
3340	Phaeodactylum Tricornutum Extract		hu st
3341	Phaseolus Angularis Seed Extract		hu em ao sk hc
3342	Phenylisohexanol		fr	55066-48-3	259-461-3
3343	Phoenix Dactylifera Fruit Extract		em	90027-90-0	289-776-1
3344	Phthalic Anhydride/Trimellitic Anhydride/Glycols Copolymer		vi ff
3345	Phytol		em fr	150-86-7	205-776-6
3346	Phytosteryl Isostearyl Dimer Dilinoleate		em sk hc vi bi
3347	Pinanediol		sk	22422-34-0
3348	Pinus Densiflora Leaf Extract		ao am	92202-05-6	296-037-7
3349	Pinus Koraiensis Seed Oil		sk fr	94266-48-5	304-455-9
3350	Pinus Strobus Bark Extract		sk	90082-77-2	290-168-3	III/115
3351	Piper Nigrum Seed Oil		fr as	84929-41-9	284-524-7
3352	Plukenetia Volubilis Seed Oil/Oleic Acid Aminopropanediol Amides/Esters		hc
3353	Poloxamer 188		cl es	9003-11-6
3354	Polyacrylate-2 Crosspolymer		ff
3355	Polybutylene Glycol/PPG-9/1 Copolymer		sk
3356	Polycitronellol T-Butyl Ether		em hc fr vi ff
3357	Polyester-1		ff
3358	Polyester-37		sk hc ff	896732-68-6
3359	Polyglyceryl-10 Mono/Dioleate		sk
3360	Polyglyceryl-10 Tetraoleate		sk	34424-98-1	252-011-7
3361	Polysilicone-22		vi
3362	Polyurethane-44		ab bu
3363	Polyvinyl Stearyl Ether		sk ff	9003-96-7
3364	Pongamia Glabra Seed Oil		sk hc
3365	Porphyra Umbilicalis Extract		sk	223751-76-6
3366	Potassium Behenate		cl
3367	Potassium Magnesium Aspartate		sk ph	67528-13-6
3368	Potassium Palm Kernelate		cl vi	70969-43-6	275-067-4
3369	Potassium Palmate		cl
3370	Potassium Palmitate		cl es	2624-31-9	220-088-6
3371	Potentilla Erecta Root Extract		sk	90083-09-3	290-203-2
3372	Propanediol Dicaprylate		em so sk	1020852-63-4
3373	Propanediol Dicaprylate/Caprate		em
3374	Propylene Glycol Diethylhexanoate		em	93981-97-6	301-185-3
3375	Protease		sk	9001-92-7	232-642-4
3376	Prunus Mume Seed Extract		sk
3377	Prunus Persica Kernel Oil		em sk	8002-78-6	281-678-7
3378	Prunus Serotina Fruit Extract		hu sk fr	84604-07-9	283-284-0
3379	Pseudozyma Epicola/Sunflower Seed Oil Ferment Extract Filtrate		hu es sk hc
3380	Pueraria Lobata Symbiosome Extract		ao sk	223748-08-1
3381	Quaternium-18		cl hc	61789-80-8	263-090-2
3382	Quaternium-98		em sk hc
3383	Quillaja Saponaria Wood Extract		sk	68990-67-0	273-620-4
3384	Raphanus Sativus Seed Extract		sk	84775-94-0	283-918-6
3385	Rehmannia Chinensis Root Extract		sk
3386	Rheum Rhaponticum Root Extract		sk	90106-29-9	290-251-4
3387	Rhodochrosite Extract		ao sk	598-62-9
3388	Saccharomyces Ferment Lysate Filtrate		sk
3389	Saccharomyces/Camellia Sinensis Extract Ferment Filtrate		sk
3390	Sand		ar
3391	Sanicula Europaea Extract		st sk	90106-53-9	290-276-0
3392	Santalum Spicatum Seed Oil		sk
3393	Schinus Molle Extract		sk	94334-31-3	305-104-2
3394	Sea Salt Extract		sk
3395	Sebacic Acid		ph	111-20-6	203-845-5
3396	Sh-Polypeptide-121		sk ff
3397	Smithsonite Extract		ao sk
3398	Sodium Acryloyldimethyltaurate/VP Crosspolymer		es
3399	Sodium Caproyl/Lauroyl Lactylate		cl es am ad	13557-74-9
3400	Sodium Dodecylbenzenesulfonate		cl	25155-30-0	246-680-4
3401	Sodium Fluoride		am or	7681-49-4	231-667-8	III/31=0.15
3402	Sodium Glucuronate		hu sk	14984-34-0	239-065-7
3403	Sodium Glycerophosphate		am or	1334-74-3	241-577-0
3404	Sodium Grapeseedamidopropyl PG-Dimonium Chloride Phosphate		cl sk hc
3405	Sodium Laureth-8 Sulfate		cl fo	9004-82-4
3406	Sodium Lauryl Glucose Carboxylate		cl
3407	Sodium Magnesium Fluorosilicate		vi ab ar bu
3408	Sodium Oleth Sulfate		cl fo es	27233-34-7
3409	Sodium Polyitaconate		ch	26099-89-8
3410	Sodium Silicate		ph ot	1344-09-8	215-687-4
3411	Sodium Trideceth Sulfate		cl fo es	25446-78-0	246-985-2
3412	Solanum Lycopersicum Fruit/Leaf/Stem Extract		sk as	90131-63-8	290-375-9
3413	Solanum Lycopersicum Leaf Cell Culture Extract		sk	90131-63-8	290-375-9
3414	Solidago Virgaurea Extract		sk	85117-06-2	285-559-0
3415	Sphinganine		sk hc	764-22-7	212-116-0
3416	Spirulina Platensis Powder		sk li	223751-80-2
3417	Starch Acetate		em sk hc
3418	Sucrose Trilaurate		cl es
3419	Syringa Vulgaris Extract		sk	90063-50-6	290-008-2
3420	TBHQ	Tertiary Butylhydroquinone|tert-Butylhydroquinone	ao fr	1948-33-0	217-752-2
3421	Tasmannia Lanceolata Fruit Extract		sk
3422	Teprenone		sk	6809-52-5
3423	Terpineol Acetate		fr	8007-35-0	232-357-5
3424	Tetradecane		em	629-59-4	211-096-0
3425	Tetradecene		em so vi	1120-36-1	214-306-9
3426	Tetrahydro-Methyl-Methylpropyl)-Pyran-4-Ol		fr	63500-71-0	405-040-6
3427	Tetramethyl Hexaphenyl Tetrasiloxane		sk	38421-40-8
3428	Tetrapeptide-30		sk
3429	Tetraselmis Suecica Extract		sk
3430	Tetrasodium Pyrophosphate		ab ph ch or	7722-88-5	231-767-1
3431	Thiotaurine		ao	2937-54-4	220-918-7
3432	Thymus Vulgaris Flower/Leaf Oil		sk fr	84929-51-1	284-535-7
3433	Triethylhexyl Trimellitate		em sk pl	3319-31-1	222-020-0
3434	Trilaureth-4 Phosphate		cl es	31800-90-5
3435	Trimethylpentanediyl Dibenzoate		pl	68052-23-3	268-316-3
3436	Trisodium Glycyrrhizate		sk fr	71277-78-6
3437	Tryptophan		hc fr	54-12-6	200-194-9
3438	Tussilago Farfara Leaf Extract		em sk as	84625-50-3	283-420-9
3439	Uncaria Gambir Extract		as	8001-48-7	232-285-4
3440	Vanilla Tahitensis Fruit Extract		sk	94167-14-3	303-413-7
3441	Vibrio Alginolyticus Ferment Filtrate		sk ar
3442	Vitis Vinifera Fruit Cell Extract		sk	85594-37-2	287-896-9
3443	Volcanic Sand		sk
3444	Wine Extract		ao
3445	Zanthoxylum Piperitum Fruit Extract		sk	97404-53-0	306-820-8
3446	2-T-Butylcyclohexyloxybutanol		fr	139504-68-0	412-300-2
3447	4-Ethylresorcinol		am hd	2896-60-8
3448	7-Dehydrocholesterol		es sk vi	434-16-2	207-100-5
3449	Acacia Farnesiana Flower Wax		fl
3450	Acetum	Vinegar|Vinegar (Acetum)	hc	90132-02-8	290-419-7
3451	Acetyl Cysteine	N-Acetyl Cysteine|N-Acetyl-L-Cysteine	ao sk	616-91-1	210-498-3
3452	Acetyl Hydroxyproline		hu em sk hc	33996-33-7	251-780-6
3453	Acetyl Methionine		sk	1115-47-5	214-224-3
3454	Acetyl Tetrapeptide-15		sk
3455	Acetyl Zingerone		ao sk ch	30881-23-3
3456	Acorus Gramineus Extract		hu sk
3457	Acrylamidopropyltrimonium Chloride/Acrylates Copolymer		ff
3458	Acrylates/Ethylhexyl Acrylate/Dimethicone Methacrylate Copolymer		sk hc
3459	Acrylic Acid		na
3460	Adenosine Triphosphate		sk	56-65-5	200-283-2
3461	Adipic Acid		fr ph	124-04-9	204-673-3
3462	Adipic Acid/Diglycol Crosspolymer		ff
3463	Agropyron Repens Root Extract		sk fr	84649-79-6	283-459-1
3464	Albatrellus Confluens Extract		hu sk
3465	Albatrellus Ovinus Extract		sk
3466	Aleuritic Acid		sk	6949-98-0
3467	Alpha-Glucan		hu sk
3468	Althaea Officinalis Leaf/Root Extract		em	73049-65-7	277-254-6
3469	Aluminum Myristates/Palmitates		es vi ab bu
3470	Aminobutyric Acid	Gamma-Aminobutyric Acid|GABA	hc	56-12-2	200-258-6
3471	Anemarrhena Asphodeloides Root Extract		sk
3472	Angelica Archangelica Root Water		sk	84775-41-7	283-871-1
3473	Anthocyanins		co	11029-12-2		IV/149
3474	Apple Cider Vinegar	Apple Cider Vinegar Powder	sk
3475	Arabidopsis Thaliana Extract		ao
3476	Arachidyl Behenate		em sk vi	42233-14-7	255-728-3
3477	Argania Spinosa Leaf Extract		sk	223747-87-3
3478	Argilla		hu ar bu	12199-37-0	235-374-6
3479	Arginine Ferulate		sk
3480	Arnica Montana Flower		sk	68990-11-4	273-579-2
3481	Artocarpus Heterophyllus Fruit Extract		sk
3482	Ascorbic Acid Polypeptide		ao sk
3483	Aspergillus Ferment		sk
3484	Attalea Speciosa Mesocarp Extract		sk ff
3485	Avena Sativa Kernel Meal		ab ar bu	84012-26-0	281-672-4
3486	Babassu Oil Polyglyceryl-4 Esters		cl
3487	Bacillus/Soybean Ferment Extract		sk
3488	Backhousia Anisata Leaf Extract		hu em sk hc
3489	Backhousia Citriodora Leaf Oil		fr	84775-80-4	283-909-7
3490	Banksia Serrata Flower Extract		sk hc
3491	Basic Violet 2		hd	3248-91-7	221-831-7	III/278=0.5 IV/67
3492	Behenalkonium Chloride		cl hc	16841-14-8	240-865-3
3493	Benzimidazole Diamond Amidoethyl Urea Carbamoyl Propyl Polymethylsilsesquioxane		co bu
3494	Berberis Vulgaris Root Extract		am	84649-92-3	283-473-8
3495	Biotinoyl Hexapeptide-2 Amide		sk
3496	Bis(C13-15 Alkoxy) PG-Amodimethicone		hc hd	237753-63-8
3497	Bis-(Glycidoxyphenyl)Propane/Bisaminomethylnorbornane Copolymer		ff
3498	Bis-Isobutyl PEG/PPG-20/35/Amodimethicone Copolymer		hc
3499	Bis-Vinyl Dimethicone/Dimethicone Copolymer		es sk vi ff
3500	Bornyl Acetate		fr	76-49-3
3501	Boswellia Serrata Resin Extract		sk	97952-72-2	308-366-6
3502	Brassica Alba Seed Extract		sk	84929-33-9	284-517-9
3503	Brassica Glycerides		em
3504	Buddleja Davidii Extract		sk	94465-67-5	305-351-6
3505	Buddleja Davidii Meristem Cell Culture		sk	94465-67-5	305-351-6
3506	Butter Extract		em
3507	Butylene Glycol Cocoate		es vi
3508	C12-15 Pareth-9		cl es	68131-39-5
3509	C13-16 Isoalkane		so
3510	C30-45 Alkyldimethylsilyl Polypropylsilsesquioxane		ff
3511	C32-36 Isoalkyl Stearate		em sk	68201-22-9
3512	Calcium Ketogluconate		sk	28098-92-2
3513	Cannabis Sativa Extract		ao sk ab am
3514	Capric Acid	Decanoic Acid	cl es fr	334-48-5	206-376-4
3515	Caprylic/Capric Glycerides Polyglyceryl-10 Esters		cl em es sk
3516	Capryloyl/Capryloyl Leucine Isosorbide Esters		sk
3517	Caprylyl 2-Glyceryl Ascorbate		hu ao	1359731-61-5
3518	Capsicum Annuum Extract		sk fr
3519	Carica Papaya Leaf Extract		sk	84012-30-6	281-675-0
3520	Carthamus Tinctorius Seedcake Extract		sk
3521	Cellulase		ex vi or	9037-40-5	232-734-4
3522	Centella Asiatica Flower/Leaf/Stem Extract		sk	84696-21-9	283-640-5
3523	Centella Asiatica Leaf Cell Extract		ao sk
3524	Ceratonia Siliqua Fruit Extract		sk fr	84961-45-5	284-634-5
3525	Ceteareth-30		cl es	68439-49-6
3526	Cetearyl Behenate		em sk	246159-35-3
3527	Cetearyl Dimethicone Crosspolymer		ff	756876-51-4
3528	Cetearyl Wheat Straw Glycosides		cl es
3529	Cetyl Dimethicone/Bis-Vinyldimethicone Crosspolymer		em sk
3530	Chamaecyparis Obtusa Water		fr	91745-97-0	294-769-1
3531	Chlorella Protothecoides		sk hc vi ar
3532	Chromium		co	7440-47-3	231-157-5	II/97
3533	Cirsium Eriophorum Callus Extract		as
3534	Cistus Ladaniferus Oil		fr	89997-74-0	289-711-7
3535	Citrine		sk
3536	Citronellal		fr	106-23-0	203-376-6
3537	Citrus Aurantifolia Juice		cl sk hc	90063-52-8	290-010-3	II/358
3538	Citrus Aurantium Amara Fruit Extract		sk	72968-50-4	277-143-2
3539	Citrus Aurantium Dulcis Peel Oil Expressed		fr	8028-48-6	232-433-8	III/351!
3540	Citrus Aurantium Peel Oil		fr			III/351!
3541	Citrus Aurantium Sinensis Peel Extract		sk	97766-30-8	307-891-8
3542	Citrus Aurantium Tachibana Peel Extract		hu sk
3543	Citrus Australasica Fruit Extract		hu ao sk	1174331-57-7
3544	Citrus Reticulata Fruit Extract		sk	8008-31-9		II/358
3545	Cocodimonium Hydroxypropyl Hydrolyzed Rice Protein		sk hc
3546	Cocos Nucifera Fruit Powder		sk	8001-31-8	232-282-8
3547	Cocoyl Hydroxyethyl Imidazoline		cl hc	61791-38-6	263-170-7
3548	Coffea Arabica Fruit Extract		ao sk
3549	Coffea Arabica Leaf/Seed Extract		sk fr	84650-00-0	283-481-1
3550	Coleus Forskohlii Root Extract		hu em sk or
3551	Copper Tripeptide-34		sk
3552	Coriandrum Sativum Fruit/Leaf Extract		fr ab	84775-50-8	283-880-0
3553	Crataegus Cuneata Fruit Extract		sk	223748-91-2
3554	Cream		em sk
3555	Cucurbita Pepo Fruit Extract		sk	89998-03-8	289-741-0
3556	Curcuma Zedoaria Root Oil		sk fr	84961-49-9	284-637-1
3557	Cyanidium Caldarium Extract		sk
3558	Cyclohexane		so	110-82-7	203-806-2
3559	Cymbopogon Citratus Extract		sk hc	84238-19-7	282-487-1
3560	Cymbopogon Schoenanthus Leaf/Stem Extract		sk	89998-16-3	289-754-1
3561	Cymbopogon Winterianus Herb Oil		fr	91771-61-8	294-954-7
3562	Daphne Odora Callus Extract		sk
3563	Decyl Cocoate		em sk
3564	Decyl Isostearate		em sk	84605-08-3	283-388-6
3565	Dextrin Myristate		cl es ab	93792-77-9
3566	Dicrateria Rotunda Oil		sk
3567	Dictyopteris Membranacea Extract		ao
3568	Dimethyl Lauramine Isostearate		em es sk hc	70729-87-2	274-834-0	III/62=2.5
3569	Dimethyl Oxobenzo Dioxasilane		sk	17902-57-7	418-660-7
3570	Dimethyl Phenethyl Butyrate		fr	10094-34-5	233-221-8
3571	Dioctyldodecyl Dodecanedioate		em sk hc	129423-55-8
3572	Disodium Distyrylbiphenyl Disulfonate		cl hc vi li	27344-41-8	248-421-0
3573	Disodium Ethylene Dicocamide PEG-15 Disulfate		cl fo hc
3574	Disodium NADH		em sk	606-68-8
3575	Disodium Rutinyl Disulfate		ao
3576	Eleutherococcus Senticosus Root Extract		as	84696-12-8	283-632-1
3577	Empetrum Nigrum Fruit Juice		sk
3578	Eruca Sativa Leaf Extract		sk	90028-42-5	289-833-0
3579	Ethyl Lactate		so fr	97-64-3	202-598-0
3580	Eucalyptol		sk fr ot	470-82-6	207-431-5
3581	Eucalyptus Globulus Leaf Water		fr	84625-32-1	283-406-2
3582	Eugenia Caryophyllus Flower Oil		fr	8000-34-8	284-638-7	III/356!
3583	Fragaria Ananassa Fruit Juice		sk
3584	Fragaria Ananassa Seed Extract		ao
3585	Fructosyl Cocoate/Olivate		em sk hc am
3586	Garnet Powder		ar	1302-62-1
3587	Gaultheria Procumbens Leaf Oil		fr
3588	Geranium Robertianum Extract		sk as	84650-11-3	283-492-1
3589	Globularia Cordifolia Callus Culture Extract		sk
3590	Glutaral		pr fr	111-30-8	203-856-5	V/48=0.1
3591	Glycereth-20		hu vi	31694-55-0
3592	Glycereth-25 PCA Isostearate		es sk
3593	Glyceryl Dilaurate		em es	27638-00-2	248-586-9
3594	Glyceryl Ethylhexanoate/Stearate/Adipate		em
3595	Glycol Montanate		es sk bu	73138-45-1	277-291-8
3596	Glycyrrhiza Glabra Rhizome/Root		hu em st sk	68916-91-6	272-837-1
3597	Grevillea Speciosa Flower Extract		sk hc
3598	Hamamelis Virginiana Flower Water		st sk hc as	84696-19-5	283-637-9
3599	Hedera Helix Leaf/Stem Extract		st sk ab am as
3600	Hedychium Spicatum Extract		sk	93455-95-9	297-383-1
3601	Helianthus Annuus Flower Extract		sk	84776-03-4
3602	Heptasodium Hexacarboxymethyl Dipeptide-12		sk	1894171-13-1
3603	Hexanoyl Dipeptide-3 Norleucine Acetate		sk
3604	Hexyl Nicotinate		em hc	23597-82-2	245-767-4
3605	Himanthalia Elongata Extract		sk	223751-70-0
3606	Hydrogenated Dilinoleyl Alcohol		em sk
3607	Hydrogenated Olive Oil Myristyl Esters		es hc ff
3608	Hydrogenated Rice Bran Oil		sk hc
3609	Hydrogenated Sunflower Seed Oil Glyceryl Esters		es sk vi
3610	Hydrogenated Sunflower Seed Oil Polyglyceryl-3 Esters		cl es sk
3611	Hydrogenated Vegetable Glycerides Citrate		em es sk li	97593-31-2	307-334-9
3612	Hydrolyzed Brassica Napus Seedcake Extract		sk
3613	Hydrolyzed Chenopodium Quinoa Seed		sk
3614	Hydrolyzed Corn/Soy/Wheat Protein Thioglycolamide/Thiopropionamide		sk hc
3615	Hydrolyzed Keratin PG-Propyl Methylsilanediol		sk hc
3616	Hydrolyzed Linseed Seed		hu sk hc ff
3617	Hydrolyzed Rhizobian Gum		ff
3618	Hydrolyzed Soy Flour		sk
3619	Hydrolyzed Yeast Extract		sk
3620	Hydroxypropyltrimonium Lemon Protein		hu
3621	Hydroxytyrosol		sk bl	10597-60-1
3622	Hypochlorous Acid		ab am bl	7790-92-3	232-232-5
3623	Isobutyl Salicylate		fr	87-19-4	201-729-9
3624	Isocetyl Myristate		em sk	83708-66-1
3625	Isopropylparaben		pr	4191-73-5	224-069-3
3626	Isosorbide		hu sk	652-67-5	211-492-3
3627	Isostearyl Linoleate		em sk	127358-80-9
3628	Juglans Regia Shell Powder		ar	84012-43-1	281-688-1
3629	Lactobacillus/Capsicum Frutescens Fruit Ferment Extract		sk
3630	Lactobacillus/Kelp Ferment Filtrate		sk hc
3631	Lauramide MEA		cl fo hc vi	142-78-9	205-560-1
3632	Lauramidopropyl Hydroxysultaine		cl fo sk hc vi
3633	Lithospermum Officinale Root Extract		sk	90063-58-4	290-017-1
3634	Lithothamnion Calcareum Powder		ar
3635	Lotus Japonicus Somatic Embryo Extract		ao	1638208-49-7
3636	Luffa Cylindrica Seed Oil		sk
3637	Lycium Barbarum Callus Culture Extract		sk
3638	Lycium Barbarum Seed Oil		sk	85085-46-7	285-375-0
3639	Magnesium		ao sk ar hd
3640	Magnesium Salicylate		pr	18917-89-0	242-669-3	V/3=0.5
3641	Malpighia Emarginata Fruit Extract		sk hc
3642	Malpighia Glabra Fruit Extract		sk	223747-63-5
3643	Manganese Sulfate		sk	7785-87-7	232-089-9
3644	Marrubium Vulgare Meristem Cell Culture		sk
3645	Melaleuca Alternifolia Extract		em
3646	Menthyl Ethylamido Oxalate		sk	1122460-01-8
3647	Meteorite Powder		sk hc
3648	Methoxycinnamidopropyl Behendimonium Chloride		hc	880645-41-0
3649	Methyl Methacrylate/Glycol Dimethacrylate Crosspolymer		ff
3650	Methylcyclohexenyl Butanol		fr	15760-18-6	239-845-7
3651	Methylglucamine		hc	6284-40-8	228-506-9
3652	Mineral Salts		sk
3653	Minoxidil		hc ff	38304-91-5	253-874-2	II/372
3654	Mother Of Pearl		ar
3655	Musa Sapientum Flower Extract		sk
3656	Musk Ketone		fr	81-14-1	201-328-9	III/97=1.4,0.56,0.042
3657	Myrica Pubescens Fruit Wax		sk vi ff	1173925-95-5
3658	Myristamidopropyl Betaine		cl fo sk hc	59272-84-3	261-684-6
3659	Myristamine Oxide		cl fo es hc	3332-27-2	222-059-3
3660	Myristica Fragrans Extract		sk fr	84082-68-8	282-013-3
3661	Myristoyl Hexapeptide-16		sk
3662	Myrtus Communis Leaf Water		fr	84082-67-7	282-012-8
3663	Nephelium Lappaceum Peel Extract		sk	93165-68-5	296-955-8
3664	Nicotiana Benthamiana Hexapeptide-40 Sh-Oligopeptide-1		sk
3665	Nonapeptide-1		sk hc
3666	Nymphaea Coerulea Flower Extract		sk
3667	Nymphaea Lotus Flower Extract		sk	91723-04-5	294-508-1
3668	Ocimum Basilicum Extract		ao sk hc
3669	Octadecenedioic Acid		es	20701-68-2
3670	Octoxynol-10		cl es	9002-93-1
3671	Octyldodecyl Lactate		em	57568-20-4
3672	Opuntia Vulgaris Leaf Extract		sk
3673	Orchid Extract		sk
3674	Orchis Mascula Flower Extract		st	90082-24-9	290-112-8
3675	Origanum Vulgare Oil		sk fr
3676	Oroxylum Indicum Root Extract		sk
3677	Oxidized Glutathione		em sk	27025-41-8	248-170-7
3678	P-Menthan-7-Ol		fr	13828-37-0	237-539-8
3679	PEG-10 Dimethicone/Vinyl Dimethicone Crosspolymer		vi li
3680	PEG-12 Glyceryl Dimyristate		sk
3681	PEG-14		hu so	25322-68-3
3682	PEG-175 Diisostearate		es
3683	PEG-1M		es vi bi	25322-68-3
3684	PEG-2 Hydrogenated Castor Oil		es	61788-85-0	500-147-5
3685	PEG-20 Sorbitan Cocoate		cl es
3686	PEG-3 Dimethicone		sk hc
3687	PEG-33		hu so	25322-68-3
3688	PEG-4 Rapeseedamide		vi	85536-23-8
3689	PEG-40		hu so	25322-68-3
3690	PEG-5 Pentaerythrityl Ether		em
3691	PEG-6 Beeswax		es
3692	PEG-6 Methyl Ether Dimethicone		es sk hc
3693	PEG-8 Caprylic/Capric Glycerides		es
3694	PEG-8 Distearate		es	9005-08-7
3695	PEG/PPG-8/3 Diisostearate		cl es
3696	PPG-14 Butyl Ether		sk hc	9003-13-8
3697	PPG-2 Methyl Ether		so fr	13429-07-7	236-547-9
3698	PPG-20 Methyl Glucose Ether		sk hc	61849-72-7
3699	PPG-5 Pentaerythrityl Ether		em sk
3700	PPG-8-Ceteth-20		cl es	9087-53-0
3701	Palm Kernel/Coco Glucoside		sk hc
3702	Palmitoyl Heptapeptide-18		sk
3703	Papaver Rhoeas Extract		em sk
3704	Pelargonium Graveolens Stem Leaf Oil		fr	90082-51-2	290-140-0	III/364!
3705	Pentaerythrityl Tetrabehenate		em vi	61682-73-3	262-895-6
3706	Pentamethylcyclopent-3-Ene-Butanol		fr	65113-99-7	265-453-0
3707	Pentapeptide-48		sk
3708	Perfluoroperhydrophenanthrene		so sk	306-91-2	400-470-0
3709	Phellinus Linteus Extract		sk
3710	Phenyl Dimethicone		sk ot	9005-12-3
3711	Phenylethyl Resorcinol		ao	85-27-8
3712	Phycocyanin		co ao li
3713	Phyllanthus Emblica Extract		sk	90028-28-7	289-817-3
3714	Physalis Peruviana Fruit Extract		sk
3715	Pikea Robusta Extract		ao sk
3716	Pinus Sylvestris Cone Extract		fr	84012-35-1	281-679-2	III/110
3717	Piper Cubeba Fruit Extract		co sk	90082-59-0	290-148-4
3718	Piroctone Olamine		pr ad	68890-66-4	272-574-2	V/35=1,0.5
3719	Platinum Powder		sk ar	7440-06-4	231-116-1
3720	Pogostemon Cablin Leaf Extract		fr	84238-39-1	282-493-4
3721	Poloxamer 235		cl es	9003-11-6
3722	Poly(Glycol Adipate)/Bis-Hydroxyethoxypropyl Dimethicone Copolymer		sk
3723	Polyamide-3		ff
3724	Polyglucuronic Acid		sk	36655-86-4
3725	Polyglycerin-10		hu sk	9041-07-0	232-921-0
3726	Polyglyceryl-10 Heptahydroxystearate		sk
3727	Polyglyceryl-10 Isostearate		sk	133738-23-5
3728	Polyglyceryl-2 Sesquioleate		es
3729	Polyglyceryl-3 Ricinoleate		es
3730	Polyglyceryl-6 Ximenia Americana Seedate		em es
3731	Polyperfluoroethoxymethoxy Difluoroethyl PEG Phosphate		sk hc
3732	Polyquaternium-24		hc ff	98616-25-2
3733	Polysilicone-19		hc	887374-30-3
3734	Polysorbate 21		cl es	9005-64-5
3735	Polysorbate 65		cl es	9005-71-4
3736	Polyurethane-1		ff bi
3737	Polyurethane-79		vi ff
3738	Polyvinylcaprolactam		ff	25189-83-7
3739	Potassium Bitartrate		ph	868-14-4	212-769-1
3740	Potassium Carbonate		ph	584-08-7	209-529-3
3741	Potassium Jojobate		sk
3742	Potassium Palmitoyl Hydrolyzed Wheat Protein		cl sk hc	672298-01-0
3743	Pouteria Sapota Seed Oil		em sk hc	2004721-57-5
3744	Propanediol Caprylate		sk ad	102731-54-4
3745	Propylene Glycol Isostearate		cl sk	68171-38-0	269-027-5
3746	Prunus Cerasus Extract		ex hu ao sk	89997-53-5	289-688-3
3747	Prunus Cerasus Flower Extract		sk	89997-53-5	289-688-3
3748	Prunus Persica Flower Extract		hu sk	84012-34-0	281-678-7
3749	Psidium Guajava Seed Oil		em	91770-12-6	294-795-3
3750	Psoralea Corylifolia Seed Extract		sk
3751	Pulsatilla Koreana Extract		sk
3752	Punica Granatum Bark Extract		sk fr	84961-57-9	284-646-0
3753	Pyridoxine Cyclic Phosphate		sk hc	36944-85-1
3754	Pyrus Cydonia Seed Extract		sk fr	90106-03-9	290-223-1
3755	Pyrus Malus Peel Extract		ao	85251-63-4	286-475-7
3756	Quaternium-15		pr am	4080-31-3	223-805-0	II/1385
3757	Quaternium-22		hc ff	51812-80-7	257-440-3
3758	Quaternium-51		hc	1463-95-2	215-976-5
3759	Retinyl Retinoate		sk	15498-86-9
3760	Rhizobian Gum		vi ff pl
3761	Rosa Canina Seed Powder		ex sk ar	84696-47-9	283-652-0
3762	Rosa Centifolia Extract		sk	84604-12-6	283-289-8	III/366!
3763	Rosa Gallica Flower Powder		sk	84604-13-7	283-290-3
3764	Rosa Multiflora Flower Wax		sk vi	97593-51-6	307-356-9
3765	Rubus Chamaemorus Fruit Extract		ao
3766	Ruttnera Lamellosa Oil		sk
3767	Saccharide Hydrolysate		hu	8013-17-0	232-393-1
3768	Safflower Oil/Palm Oil Aminopropanediol Esters		sk
3769	Santalum Spicatum Wood Oil		sk
3770	Sapphire Powder		bu	1317-82-4
3771	Sasa Kurilensis Leaf/Stem Extract		hu am
3772	Saussurea Involucrata Callus Extract		em ao sk
3773	Sea Silt		sk
3774	Silicone Quaternium-16/Glycidoxy Dimethicone Crosspolymer		hc ff
3775	Sodium Cocoamphopropionate		cl fo hc	93820-52-1	298-632-7
3776	Sodium Cocoyl/Olivoyl Hydrolyzed Oat/Wheat Protein		cl em sk hc am or
3777	Sodium DNA		sk
3778	Sodium Gluceptate		ch	13007-85-7	235-849-8
3779	Sodium Lignosulfonate		es	8061-51-6
3780	Sodium Methyltaurate		sk	4316-74-9	224-339-0
3781	Sodium Oleate		cl es vi	143-19-1	205-591-0
3782	Sodium PEG-7 Olive Oil Carboxylate		fo es	226416-05-3
3783	Sodium Palmitate		cl es vi	408-35-5	206-988-1
3784	Spathodea Campanulata Flower Extract		sk
3785	Spilanthes Acmella Flower/Leaf/Stem Extract		am	90131-24-1	290-335-0
3786	Stevia Rebaudiana Extract		fl	91722-21-3	294-422-4
3787	Sunflower Seed Oil Glycerides		em es sk	91723-16-9	294-520-7
3788	TEA-Lauryl Sulfate		cl fo es	139-96-8	205-388-7
3789	TEA-Stearate		cl es	4568-28-9	224-945-5
3790	Tagetes Erecta Flower Extract		sk	90131-43-4	290-353-9
3791	Tamarindus Indica Seed Extract		hu em sk	84961-62-6	284-651-8
3792	Tambourissa Trichophylla Leaf Extract		sk	342806-97-7
3793	Terminalia Chebula Fruit Extract		sk	90131-48-9	290-359-1
3794	Terminalia Ferdinandiana Fruit Powder		ao	1176234-54-0
3795	Titanium		ab li
3796	Tocophersolan		ao	30999-06-5
3797	Topaz		ar	1302-59-6	215-102-2
3798	Tricaprylyl Citrate		em sk
3799	Trideceth-7 Carboxylic Acid		cl fo	68412-55-5
3800	Trideceth-9 PG-Amodimethicone		sk hc
3801	Triethoxysilylethyl Polydimethylsiloxyethyl Hexyl Dimethicone		sk
3802	Trilinolein		sk vi	537-40-6	208-666-6
3803	Trimethoxybenzylidene Pentanedione		ao sk ch	945558-97-4
3804	Trimethylpentanediol/Adipic Acid Copolymer		sk	26139-53-7
3805	Trimethylsilylamodimethicone		em sk hc
3806	Trisodium Dicarboxymethyl Alaninate		ch	164462-16-2
3807	Tristearyl Citrate		em sk	7775-50-0	231-896-3
3808	Ulex Europaeus Leaf/Root/Stem Extract		sk	90131-76-3	290-390-0
3809	Vaccinium Angustifolium Fruit		sk as
3810	Vaccinium Macrocarpon Fruit Juice		sk	91770-88-6	294-875-8
3811	Vaccinium Myrtillus Leaf Extract		sk hc as na	84082-34-8	281-983-5
3812	Valeriana Officinalis Root Oil		fr	97927-02-1	308-322-6
3813	Viola Odorata Flower/Leaf Extract		sk fr	90147-36-7	290-427-0
3814	Viola Odorata Leaf Extract		fr	90147-36-7	290-427-0
3815	Viscum Album Leaf Extract		st	84929-55-5	284-538-3
3816	Voandzeia Subterranea Seed Extract		sk
3817	Wasabia Japonica Root Extract		sk
3818	Wheat Germ Glycerides		em sk	68990-07-8
3819	Wine		sk
3820	Withania Somnifera Extract		sk
3821	Yogurt Extract		sk hc
3822	Yucca Glauca Root Extract		sk	223749-02-8	290-449-0
3823	Yucca Schidigera Leaf/Root/Stem Extract		cl sk fr	90147-57-2	290-449-0
3824	Yucca Schidigera Stem Extract		cl fr	223749-05-1	290-449-0
3825	Zein		sk hc ff	9010-66-6	232-722-9
3826	Zingiber Aromaticus Extract		sk	84696-15-1	283-634-2
3827	2-Methyl-3-(1,7,7-Trimethylbicyclohept-2-Yloxy)-Propanol		fr	128119-70-0
3828	3-Aminopropane Sulfonic Acid		cl fo	3687-18-1	222-977-4
3829	3-Glyceryl Ascorbate		hu ao
3830	Acacia Dealbata Flower Extract		sk	165800-52-2
3831	Acacia Seyal Gum		hu
3832	Acer Rubrum Extract		sk
3833	Acetamidopropyl Trimonium Chloride		hc	123776-56-7
3834	Acetyl Hexapeptide-37		sk
3835	Acetylarginyltryptophyl Diphenylglycine		sk
3836	Achillea Millefolium Flower/Leaf/Stem Extract		sk	84082-83-7	282-030-6
3837	Acid Blue 9 Aluminum Lake		hd	68921-42-6	272-939-6	III/190=0.5 IV/63
3838	Acrylates/Steareth-20 Methacrylate Crosspolymer		ff
3839	Acrylic Acid/Acrylamidomethyl Propane Sulfonic Acid Copolymer		vi ch	40623-75-4
3840	Agave Americana Leaf Extract		sk	85186-53-4	286-037-5
3841	Aletris Farinosa Root Extract		ao sk
3842	Algae		sk
3843	Algae Oligosaccharides		hu
3844	Alpinia Galanga Extract		sk	84625-26-3	283-399-6
3845	Alpinia Galanga Leaf Extract		sk	84625-26-3	283-399-6
3846	Alpinia Officinarum Root Extract		sk	90320-42-6	291-068-2
3847	Aluminum Benzoate		vi am	555-32-8	209-091-3
3848	Aluminum Myristate		es vi ab	4040-50-0	223-728-2
3849	Aluminum/Magnesium Hydroxide Stearate		es vi
3850	Amaranthus Caudatus Seed Oil		em sk
3851	Amaranthus Hypochondriacus Seed Oil		em sk	90320-45-9	291-071-9
3852	Amethyst Extract		sk
3853	Aminoethylaminopropyl Dimethicone		ab
3854	Ammonium Acryloyldimethyltaurate/Carboxyethyl Acrylate Crosspolymer		vi
3855	Ammonium Acryloyldimethyltaurate/Steareth-25 Methacrylate Crosspolymer		es
3856	Ammonium Bicarbonate		ph	1066-33-7	213-911-5
3857	Amyl Salicylate		sk fr	2050-08-0	218-080-2	III/328!
3858	Anadenanthera Colubrina Bark Extract		hu sk	1011294-33-9
3859	Angelica Archangelica Extract		sk	84775-41-7	283-871-1
3860	Angelica Archangelica Root Oil		sk fr	84775-41-7	283-871-1
3861	Angelica Dahurica Root Extract		sk
3862	Angelica Gigas Root Extract		sk hc hd
3863	Anthriscus Sylvestris Extract		sk	23749-19-7
3864	Apium Graveolens Extract		sk	89997-34-2	289-667-9
3865	Apium Graveolens Seed Oil		fr	89997-35-3	289-668-4
3866	Arginine PCA		hu sk	56265-06-6	260-081-5
3867	Artemisia Vulgaris Oil		sk fr	84775-45-1	283-874-8
3868	Aspergillus/Molasses Ferment Filtrate		sk
3869	Aster Tripolium Extract		sk hc	89957-78-8	289-597-9
3870	Avena Sativa Bran		ab ar bu	84012-26-0	281-672-4
3871	Avena Sativa Meal Extract		st	84012-26-0	281-672-4
3872	Avena Strigosa Seed Extract		sk
3873	Azelamidopropyl Dimethyl Amine		sk ab am	1272659-40-1
3874	Babassuamidopropyl Hydroxysultaine		cl fo sk vi
3875	Bacillus		sk
3876	Bambusa Arundinacea Juice		sk ar	91771-32-3	294-922-2
3877	Basic Brown 17		hd	68391-32-2	269-944-0	III/304=2
3878	Basic Yellow 87		hd	68259-00-7	269-503-2	III/275=1
3879	Beheneth-5		es	26636-40-8
3880	Behenyl Dimethicone		sk
3881	Bellis Perennis Flower/Helichrysum Italicum Extract		sk
3882	Benzaldehyde		fr fl ot	100-52-7	202-860-4	III/330!
3883	Benzophenone-2		fr li	131-55-5	205-028-9
3884	Benzyl PCA		hu	60555-57-9	262-291-2
3885	Bertholletia Excelsa Seed Extract		sk	160965-04-8
3886	Bis-Dioctadecylamide Dimer Dilinoleic Acid/Ethylenediamine Copolymer		vi bi
3887	Bis-Glyceryl Ascorbate		hu ao
3888	Bis-PEG/PPG-20/5 PEG/PPG-20/5 Dimethicone		es
3889	Boswellia Carterii Gum Extract		sk hc fr na	89957-98-2	289-620-2
3890	Boswellia Carterii Gum Oil		fr	89957-98-2	289-620-2
3891	Brassica Oleracea Acephala Leaf		co fr fl
3892	Brassica Rapa Leaf Extract		sk	73049-70-4
3893	Buddleja Officinalis Flower Extract		uv
3894	Bursera Graveolens Wood Oil		fr fl
3895	Butter		sk	8029-34-3	310-127-6
3896	Butylphthalimide		sk pl	1515-72-6	216-157-5
3897	C11-12 Isoparaffin		so sk	246538-76-1
3898	C11-15 Alketh-7		es
3899	C12-13 Alkyl Ethylhexanoate		em sk
3900	C12-15 Pareth-3		cl es	68131-39-5
3901	C18-21 Alkane		so	64742-46-7	932-078-5
3902	C21-28 Alkane		em sk	64742-55-8	265-158-7
3903	C26-28 Alkyl Dimethicone		sk hc
3904	CI 42520		co hd	3248-91-7	221-831-7	IV/67
3905	Caffeyl Glucoside		ao sk
3906	Calcite		sk	13397-26-7
3907	Calcium Glucoheptonate		sk	29039-00-7	249-383-8
3908	Calcium Hydroxymethionine		sk	922-50-9	213-075-1
3909	Calodendrum Capense Nut Oil		em sk hc
3910	Camellia Kissi Seed Oil		em sk	94333-92-3	305-071-4
3911	Camellia Oleifera Seed Extract		sk as
3912	Camellia Sinensis Leaf Oil		ao sk	68916-73-4
3913	Camellia Sinensis Leaf Water		sk fr	84650-60-2	283-519-7
3914	Caprae Lac		sk
3915	Capryl/Capramidopropyl Betaine		cl fo sk hc vi
3916	Caprylyl Dimethicone Ethoxy Glucoside		cl es
3917	Carum Petroselinum Extract		sk	84012-33-9	281-677-1
3918	Castor Isostearate Succinate		sk
3919	Castor Oil Phosphate		es ab
3920	Castoryl Maleate		sk	241153-84-4
3921	Cedrenyl Acetate		fr	1405-92-1	215-789-9
3922	Cedrus Atlantica Bark Extract		sk fr	92201-55-3	295-985-9	III/122!
3923	Celosia Cristata Flower Extract		sk
3924	Cetearyl Nonanoate		em
3925	Ceteth-25		cl es	9004-95-9
3926	Cetyl Betaine		cl fo sk hc vi	693-33-4	211-748-4
3927	Cetyl Caprylate		em sk	29710-31-4	249-794-2
3928	Cetyl Laurate		em sk vi	20834-06-4	244-071-8
3929	Cetyl-PG Hydroxyethyl Palmitamide		sk	110483-07-3		III/60=0.5
3930	Chamomilla Recutita Oil		sk fr	8002-66-2
3931	Chelidonium Majus Extract		ad	84603-56-5	283-257-3
3932	Chenopodium Quinoa Extract		sk
3933	Chenopodium Quinoa Seed Oil		em sk	225234-01-5
3934	Chlamydomonas Acidophila Extract		sk
3935	Chlorella Minutissima Extract		sk
3936	Chlorella Vulgaris/Lupinus Albus Protein Ferment		sk
3937	Chrysanthemum Morifolium Flower Extract		sk
3938	Cicer Arietinum Seed Powder		ar	92113-26-3	295-631-3
3939	Cichorium Intybus Leaf Extract		sk fr	68650-43-1	272-045-6
3940	Cichorium Intybus Root Oligosaccharides		sk
3941	Cinnamomum Camphora Leaf Extract		fr	92201-50-8	295-980-1
3942	Cinnamomum Zeylanicum Bark Oil	Cinnamomum Verum Bark Oil|Cinnamon Bark Oil	fr	84649-98-9	283-479-0	III/349!
3943	Cis-3-Hexenyl Acetate		fr	3681-71-8	222-960-1
3944	Cistus Ladaniferus Leaf/Stem Extract		sk fr	89997-74-0	289-711-7
3945	Citronellyl Formate		fr	105-85-1	203-338-9
3946	Citrullus Lanatus Fruit Juice		hu fl	90244-99-8	290-802-9
3947	Citrus Aurantium Amara Peel Extract		sk fr
3948	Citrus Aurantium Bergamia Fruit Water		sk	89957-91-5	289-612-9
3949	Citrus Clementina Fruit Extract		sk
3950	Citrus Glauca Fruit Extract		hu sk hc
3951	Citrus Grandis Seed Oil		em sk fr	90045-43-5	289-904-6
3952	Citrus Limon Fruit Oil		sk as	8008-56-8		II/358 III/353!
3953	Citrus Limon Fruit Water		sk fr	92346-89-9	296-174-2	II/358
3954	Citrus Limon Seed Oil		sk fr	92346-89-9	296-174-2
3955	Citrus Tangerina Fruit Water		sk fr	223748-44-5
3956	Cnidium Officinale Root Extract		sk	168456-52-8
3957	Cocoyl Hydrolyzed Collagen		cl sk hc	68952-15-8
3958	Coelastrella Vacuolata Oil		sk
3959	Cola Nitida Seed Extract		sk	84696-01-5	283-621-1
3960	Colloidal Silver		bu am	7440-22-4	231-131-3	II/1727
3961	Colloidal Sulfur		am	7704-34-9	231-722-6
3962	Coriandrum Sativum Oil		sk fr
3963	Coriandrum Sativum Seed Extract		sk	84775-50-8	283-880-0
3964	Coriolus Versicolor Extract		hu
3965	Cornus Officinalis Fruit Extract		sk
3966	Corylus Americana Seed Oil		sk
3967	Corylus Avellana Leaf Extract		sk	84012-21-5	281-667-7
3968	Cotton		sk ab bu
3969	Crithmum Maritimum Callus Culture Filtrate		sk
3970	Cupressus Sempervirens Leaf Oil		sk fr	84696-07-1	283-626-9
3971	Cyclohexanol		fr	108-93-0	203-630-6
3972	Cyclopia Intermedia Leaf Extract		hu sk
3973	Cymbopogon Martini Herb Oil		fr	84649-81-0	283-461-2
3974	Cymbopogon Schoenanthus Leaf Extract		sk	89998-16-3	289-754-1
3975	Cyperus Rotundus Root Extract		sk	85085-54-7	285-381-3
3976	Cystine		hc fr	56-89-3	200-296-3
3977	Decafluoropentane		so	138495-42-8
3978	Di-C20-40 Alkyl Dimer Dilinoleate		sk vi
3979	Diacetyl Boldine		sk
3980	Dicapryl Succinate		em sk hc ff pl na	14491-66-8	238-499-4
3981	Diethoxyethyl Succinate		so	26962-29-8
3982	Diethylhexyl Malate		em sk	56235-92-8	260-070-5
3983	Diglyceryl Sebacate/Isopalmitate		em sk
3984	Dihydrogeranyl Tiglate		fr	24717-85-9	246-426-2
3985	Dihydroxypropyl Arginine HCl		hu sk hc	787607-61-8
3986	Dimethicone PG-Diethylmonium Chloride		hc	588707-20-4
3987	Dimethyl Capramide		es so	14433-76-2	238-405-1
3988	Dimethyl MEA	DMAE	ph	108-01-0	203-542-8
3989	Dimethyl Stearamine		es hc	124-28-7	204-694-8	III/62=2.5
3990	Dimethylmethoxy Chromanyl Palmitate		sk
3991	Dipentaerythrityl Pentaisostearate		em so sk bi
3992	Dipeptide-15		sk hc	556-50-3	209-127-3
3993	Disodium Oleamido MIPA-Sulfosuccinate		cl fo hc	67815-88-7	267-199-6
3994	Disodium Ricinoleamido MEA-Sulfosuccinate		cl fo sk	65277-54-5	265-672-1
3995	Distearyl Phthalic Acid Amide		em sk
3996	Disunfloweroylethyl Dimonium Chloride		hc
3997	Ecklonia Cava Extract		sk
3998	Elaeis Guineensis Fruit Extract		sk	8023-79-8	232-425-4
3999	Ellagic Acid		sk	476-66-4	207-508-3
4000	Ethyl Acetoacetate		fr	141-97-9	205-516-1
4001	Ethyl Ester Of Hydrolyzed Silk		sk hc
4002	Ethyl Hexanoate		fr	123-66-0	204-640-3
4003	Eucalyptus Staigeriana Branch/Leaf Oil		fr	1627700-32-6
4004	Euphorbia Cerifera Wax Extract		ff bi
4005	Fragaria Chiloensis Seed Oil		em sk	95193-64-9	305-877-6
4006	Gardenia Florida Flower Extract		sk	92457-01-7	296-280-9
4007	Geranyl Butyrate		fr	106-29-6	203-381-3
4008	Geranyl Formate		fr	105-86-2	203-339-4
4009	Geranyl Tiglate		fr	7785-33-3	232-078-9
4010	Gliadin		sk	9007-90-3	232-707-7
4011	Globularia Alypum Leaf Extract		sk
4012	Gloiopeltis Furcata Extract		sk
4013	Glucuronic Acid		hu ph ch	576-37-4	209-401-7
4014	Glyceryl Arachidonate		em es	35474-99-8
4015	Glyceryl Myristate		em es	27214-38-6	248-329-0
4016	Glyceryl Olivate		cl em es sk
4017	Glyceryl Palmitate		em	26657-96-5	247-887-2
4018	Glycine Soja Peptide		sk hc ff
4019	Gossypium Herbaceum Flower Extract		hu sk
4020	Gossypium Herbaceum Fruit Water		fr	8001-29-4	232-280-7
4021	Grifola Frondosa Fruiting Body Extract		em sk
4022	Gypsophila Paniculata Root Extract		sk	94167-03-0	303-401-1
4023	Haematococcus Pluvialis Powder		ao
4024	Hea IPDI Isocyanurate Trimer/Polycaprolactone Diol Copolymer		ff	71243-87-3
4025	Hedera Helix Leaf Extract		sk	84082-54-2	282-000-2
4026	Hedychium Coronarium Flower/Leaf/Stem Extract		sk	94334-08-4	305-088-7
4027	Helianthus Annuus Seed		sk	84625-38-7	283-413-0
4028	Hematite		co sk
4029	Henna		sk bu hd	83-72-7	201-496-3
4030	Hesperetin Laurate		ao sk
4031	Hexadecane		em	544-76-3	208-878-9
4032	Hexadimethrine Chloride		hc	68393-49-7
4033	Hexapeptide-9		sk
4034	Hibiscus Abelmoschus Seed Extract		sk fr	84455-19-6	282-891-8
4035	Hydrangea Serrata Leaf Extract		sk
4036	Hydrastis Canadensis Extract		sk fr	84603-60-1	283-261-5
4037	Hydrogenated Avocado Oil		sk
4038	Hydrogenated Methyl Abietate		vi	222400-68-2
4039	Hydrogenated Palm Acid		bu	84238-17-5	282-486-6
4040	Hydrolyzed Amaranth Protein		sk
4041	Hydrolyzed Avocado Protein		sk
4042	Hydrolyzed Brazil Nut Protein		sk hc
4043	Hydrolyzed Cannabis Sativa Seed Extract		sk hc
4044	Hydrolyzed Oats		sk hc	227025-08-3
4045	Hydrolyzed Prunus Domestica		sk	227025-16-3	290-179-3
4046	Hydrolyzed Pumpkin Seedcake		sk
4047	Hydrolyzed Starfish Extract		sk
4048	Hydrolyzed Wheat Protein PG-Propyl Methylsilanediol		sk hc
4049	Hydroxypropyltrimonium Inulin		es hc	205131-94-8
4050	Hypericum Erectum Extract		sk
4051	Ichthammol		am	8029-68-3	232-439-0
4052	Inula Helenium Extract		sk fr	84012-20-4	281-666-1
4053	Iris Pallida Root Extract		sk fr	90045-90-2	289-955-4
4054	Iron Hydroxide		li	20344-49-4	243-746-4
4055	Isobutyl Acetate		so fr	110-19-0	203-745-1
4056	Isobutyl Stearate		em sk	646-13-9	211-466-1
4057	Isoceteth-25		cl es
4058	Isocetyl Alcohol		em sk vi	36311-34-9	252-964-9
4059	Isodecyl Salicylate		sk hc	85252-25-1	286-542-0
4060	Isomaltooligosaccharide		hu sk
4061	Isomenthone		fr	491-07-6	207-727-4
4062	Isomerized Linoleic Acid		sk ff
4063	Isopentane		so vi pp	78-78-4	201-142-8
4064	Isophorone Diamine/Isophthalic Acid/Tromethamine Copolymer		bi
4065	Isopropyl Shea Butterate		em sk
4066	Isopropylphthalimide		so sk pl	304-17-6	206-150-5
4067	Isopulegol		fr	7786-67-6	232-102-8
4068	Isosorbide Disunflowerseedate		hu sk pl	1818326-42-9
4069	Isostearamide MIPA		cl fo hc vi	55738-53-9	259-782-9
4070	Isostearamidopropyl Morpholine Lactate		hc	72300-24-4
4071	Isostearyl Lactate		em sk	42131-28-2	255-674-0
4072	Jasminum Officinale Flower Water		fr	90045-94-6	289-960-1
4073	Lactobacillus Ferment Lysate Filtrate		sk
4074	Lactobacillus/Arundinaria Gigantea Ferment Filtrate		sk hc ff
4075	Lactobacillus/Honeysuckle Flower/Licorice Root/Morus Alba Root/Pueraria Lobata Root/Schisandra Chinensis Fruit/Scutellaria Baicalensis Root/Sophora Japonica Flower Extract Ferment Filtrate		sk
4076	Lactobacillus/Lemon Peel Ferment Extract		sk hc
4077	Lactobacillus/Solanum Lycopersicum Ferment Extract		sk hc
4078	Lactobacillus/Wasabia Japonica Root Ferment Extract		ao
4079	Lactoferrin		sk hc
4080	Lagenaria Sphaerica Seed Oil		sk
4081	Laminaria Digitata Powder		sk	90046-12-1	289-980-0
4082	Lamium Album Extract		fr as	84012-23-7	281-669-8
4083	Lanolin Acid		cl em es	68424-43-1	270-302-7
4084	Larrea Divaricata Extract		ao fr	91722-67-7	294-468-5
4085	Lauryl Alcohol Diphosphonic Acid		es	16610-63-2	425-230-2
4086	Lauryl Dimethicone/Polyglycerin-3 Crosspolymer		cl sk hc vi
4087	Lauryl PEG-8 Dimethicone		cl
4088	Lavandula Hybrida Grosso Herb Oil		fr
4089	Leptospermum Scoparium Branch/Leaf Oil		sk	223749-44-8
4090	Leuconostoc/Radish Root Ferment Lysate Filtrate		sk hc	1686112-10-6
4091	Linseed Oil/Palm Oil Aminopropanediol Esters		sk
4092	Longifolene		sk fr	475-20-7	207-491-2
4093	Lysine Carboxymethyl Cysteinate		sk hd	79458-68-7	279-164-2
4094	Lythrum Salicaria Extract		as	84603-74-7	283-273-0
4095	Magnesium Acetate		ph	142-72-3	205-554-9
4096	Malpighia Emarginata Seed Extract		sk hc
4097	Malpighia Glabra Fruit Juice		sk	223747-63-5
4098	Malva Sylvestris Flower/Leaf/Stem Extract		sk	84082-57-5	282-003-9
4099	Mangostin		sk	6147-11-1
4100	Meadowfoam Delta-Lactone		sk hc
4101	Melaleuca Alternifolia Leaf Extract		sk fr	85085-48-9	285-377-1
4102	Mentha Aquatica Leaf Extract		sk	90063-96-0	290-056-4
4103	Mentha Piperita Flower/Leaf/Stem Extract		sk fr fl	84082-70-2	282-015-4
4104	Mentha Piperita Leaf		sk	84082-70-2	282-015-4
4105	Methoxy PEG/PPG-25/4 Dimethicone		es
4106	Methoxytrimethylheptanol		fr	41890-92-0	225-574-7
4107	Methyl Cocoate		em sk	61788-59-8	262-988-1
4108	Methyl Glucose Caprate/Caprylate/Oleate		em sk vi
4109	Methyl Glucose Dioleate		hu em sk	82933-91-3	280-069-3
4110	Methyl Lactate		so fr fl	27871-49-4	248-704-9
4111	Methylsilanol Hydroxyproline Aspartate		sk hc
4112	Michelia Alba Flower Oil		fr	92457-18-6	296-299-2
4113	Mirabilis Jalapa Extract		sk	91722-88-2	294-491-0
4114	Monascus Extract		sk
4115	Montan Cera		hc vi bi bu	8002-53-7	232-313-5
4116	Montan Wax		vi bi	8002-53-7	232-313-5
4117	Mucor Miehei Extract		as
4118	Myrica Cerifera Fruit Extract		hu sk	84929-34-0	284-518-4
4119	Myristamidopropyl PG-Dimonium Chloride Phosphate		sk hc
4120	Myristic/Palmitic/Stearic/Ricinoleic/Eicosanedioic Glycerides		sk hc
4121	Myristoyl Hexapeptide-23		sk
4122	Myristoyl Nonapeptide-3		sk
4123	Myristoyl Tetrapeptide-13		sk
4124	Myristyl Malate Phosphonic Acid		sk
4125	Myrtus Communis Oil		sk fr	84082-67-7	282-012-8
4126	Nelumbo Nucifera Flower Water		sk	85085-51-4	285-379-2
4127	Nelumbo Nucifera Seed Powder		sk	85085-51-4	285-379-2
4128	Nephelium Lappaceum Branch/Fruit/Leaf Extract		sk	93165-68-5	296-955-8
4129	Nephelium Longana Seed Extract		sk
4130	Nigella Sativa Seed Extract		sk fr	90064-32-7	290-094-1
4131	Nitrogen		pp	7727-37-9	231-783-9
4132	Norbornene/Tris(Trimethylsiloxy)Silylnorbornene Copolymer		vi ff
4133	Nylon-611/Dimethicone Copolymer		sk hc vi
4134	Octapeptide-2		sk
4135	Oenothera Biennis Root Extract		sk	90028-66-3	289-859-2
4136	Oenothera Biennis Seed		ar	90028-66-3	289-859-2
4137	Olea Europaea Husk Oil		sk	8001-25-0	232-277-0
4138	Oleamide MIPA		fo hc vi	111-05-7	203-828-2
4139	Oleyl Erucate		em	17673-56-2	241-654-9
4140	Oleyl Lactate		em	42175-36-0
4141	Oligopeptide-3		sk
4142	Oligopeptide-6		sk
4143	Olive Oil PEG-7 Esters		em es	103819-46-1
4144	Ononis Spinosa Root Extract		st ab	84775-89-3	283-913-9
4145	Opuntia Ficus-Indica Stem Water		sk
4146	Origanum Heracleoticum Flower Oil		sk fr	91721-63-0	294-363-4
4147	Origanum Majorana Leaf Oil		sk fr	84082-58-6	282-004-4
4148	Orobanche Rapum Extract		sk	223747-85-1
4149	Oryza Sativa Bran		ar bu	68553-81-1	271-397-8
4150	Oryza Sativa Seed Extract		ao sk
4151	Osmanthus Fragrans Flower Extract		fr	92347-21-2	296-209-1
4152	Oxidized Corn Oil		sk	223705-62-2
4153	Oxidized Keratin		sk hc
4154	PEG-12 Carnauba		es	223705-69-6
4155	PEG-12 Dimethicone Crosspolymer		es vi li
4156	PEG-18 Glyceryl Oleate/Cocoate		es
4157	PEG-2 Cocamide		fo es	68425-44-5	500-211-2
4158	PEG-26-PPG-30 Phosphate		cl fo
4159	PEG-4 Diheptanoate		es
4160	PEG-40 Glyceryl Cocoate		cl es
4161	PEG-5 Isononanoate		cl es
4162	PEG-50 Shea Butter		es
4163	PEG-6 Isostearate		es	56002-14-3
4164	PEG-6 Stearate		es	9004-99-3
4165	PEG-75 Meadowfoam Oil		cl em es
4166	PEG-800		hu vi bi ab pl	25322-68-3
4167	PEG-9 Dimethicone		sk hc
4168	PEG/PPG-20/20 Phenylisopropyl Caprylyl Dimethicone		es sk hc
4169	PPG-12-Buteth-16		so sk hc	9038-95-3
4170	PPG-15		sk	25322-69-4
4171	PPG-20 Methyl Glucose Ether Distearate		em sk	93821-74-0
4172	PPG-26 Oleate		em sk	31394-71-5
4173	PPG-26/Dimer Dilinoleate Copolymer		hu ff
4174	PPG-28-Buteth-35		sk hc	9038-95-3
4175	PPG-51/SMDI Copolymer		hc ff	9042-82-4
4176	Palmitoyl Tetrapeptide-20		ao
4177	Panax Ginseng Leaf/Stem Extract		sk	84650-12-4	283-493-7
4178	Panax Ginseng Seed Oil		em	84650-12-4	283-493-7
4179	Panicum Miliaceum Seed Extract		sk	90082-36-3	290-125-9
4180	Passiflora Edulis Fruit Juice		sk	91770-48-8	294-833-9
4181	Pelargonium Graveolens Leaf Oil		fr			III/364!
4182	Pentaerythrityl Isostearate/Caprate/Caprylate/Adipate		em
4183	Pentaerythrityl Tetrabehenate/Benzoate/Ethylhexanoate		em hc
4184	Pentaerythrityl Tetracocoate		em	91031-85-5	292-990-8
4185	Pentapeptide-18		sk
4186	Pentapeptide-3		sk
4187	Pentapeptide-34 Trifluoroacetate		em sk
4188	Perfluoromethylcyclopentane		so sk	1805-22-7	217-298-5
4189	Perilla Ocymoides Leaf/Stem Oil		fr
4190	Persea Gratissima Fruit Powder		ar	8024-32-6	232-428-0
4191	Persea Gratissima Sterols		em	8024-32-6	232-428-0
4192	Petroselinum Crispum Seed Oil		fr	84012-33-9	281-677-1
4193	Phenylacetaldehyde Dimethyl Acetal		fr	101-48-4	202-945-6
4194	Phragmites Communis Extract		sk	84604-02-4	283-278-8
4195	Phyllostachys Bambusoides Extract		sk
4196	Physalis Alkekengi Calyx Extract		sk	90082-67-0	290-157-3
4197	Phytosteryl Oleate		sk hc
4198	Picea Mariana Bark Extract		ao sk
4199	Picolinamide		em	1452-77-3	215-921-5
4200	Pimpinella Anisum Fruit Extract		sk fr	84775-42-8	283-872-7
4201	Pinus Pentaphylla Seed Oil		em
4202	Pinus Pinaster Leaf Extract		sk
4203	Pistacia Lentiscus Gum Oil		fr am ad	61789-92-2	263-098-6
4204	Plantago Major Leaf Extract		sk	84929-43-1	284-526-8
4205	Polianthes Tuberosa Extract		sk fr vi ff	94334-35-7	305-108-4
4206	Polyacrylate Crosspolymer-11		es sk vi
4207	Polyamide-2		ff
4208	Polyamide-5		sk
4209	Polydiethylsiloxane		em	63148-61-8
4210	Polygala Senega Root Extract		sk	68990-66-9	273-619-9
4211	Polyglyceryl-10 Behenate/Eicosadioate		es sk
4212	Polyglyceryl-2 Oleate		es	49553-76-6
4213	Polyglyceryl-6 Dicaprate		es
4214	Polyglyceryl-6 Octastearate		es
4215	Polyquaternium-5		hc ff	26006-22-4		III/66
4216	Polystyrene		ff	9003-53-6
4217	Pongamia Pinnata Seed Extract		sk
4218	Portulaca Grandiflora Extract		sk
4219	Potassium Alum		as	10043-67-1	233-141-3
4220	Potassium Cocoyl Glutamate		cl hc
4221	Potassium Olivate		cl es	68154-77-8	268-921-2
4222	Potassium Palmitoyl Hydrolyzed Oat Protein		sk hc
4223	Potassium Thiocyanate		li	333-20-0	206-370-1
4224	Propylene Glycol Isoceteth-3 Acetate		sk	93385-13-8
4225	Propylheptyl Caprylate		em	868839-23-0
4226	Prunus Cerasus Fruit Extract		ao sk	89997-53-5	289-688-3
4227	Prunus Cerasus Fruit Water		em sk
4228	Prunus Domestica Fruit Extract		hu sk	90082-87-4	290-179-3
4229	Prunus Lannesiana Flower Extract		sk
4230	Prunus Persica Fruit Water		fr	84012-34-0	281-678-7
4231	Prunus Persica Kernel Extract		hu sk	84012-34-0	281-678-7
4232	Prunus Persica Resin Extract		hu
4233	Pseudozyma Epicola/Apricot Kernel Oil/Olive Fruit Oil/Sunflower Seed Oil/Sweet Almond Oil/Angelica Gigas Root Extract Ferment Extract Filtrate		hu es sk hc
4234	Pseudozyma Epicola/Argania Spinosa Kernel Oil/Olive Fruit Oil/Sunflower Seed Oil/(Angelica Gigas/Licorice/Lithospermum Erythrorhizon) Root Ferment Extract Filtrate		em sk
4235	Pseudozyma Epicola/Camellia Sinensis Seed Oil/Glucose/Malt Extract/Soybean Flour/Yeast Extract Ferment Filtrate		hu es sk hc li
4236	Psilanthus Bengalensis Leaf Cell Culture Extract		sk
4237	Pterocarpus Marsupium Bark Extract		em ao hc	84604-08-0	283-285-6
4238	Pyridoxine		sk hc	65-23-6	200-603-0
4239	Pyrus Malus Seed Extract		sk	85251-63-4	286-475-7
4240	Pyrus Sorbus Bud Extract		sk as	90131-20-7	290-330-3
4241	Quaternium-82		hc	65059-61-2	265-339-0
4242	Quercus Suber Bark Extract		sk	94945-06-9	305-684-7
4243	R-Bacillus Licheniformis Keratinase		sk na
4244	Rebaudioside A		sk	58543-16-1
4245	Rheum Palmatum Root Extract		sk as	90106-27-7	290-249-3
4246	Rhododendron Chrysanthum Leaf Extract		st sk fr	90106-20-0	290-242-5
4247	Ricinoleamidopropyltrimonium Methosulfate		hc am	85508-38-9	287-462-9
4248	Rosa Canina Fruit/(Rosa Centifolia/Rosa Damascena) Flower Extract		hu
4249	Rosmarinus Officinalis Flower/Leaf/Stem Extract		sk fr	84604-14-8	283-291-9
4250	Rosmarinus Officinalis Leaf Water		fr	84604-14-8	283-291-9
4251	Rubber Latex		ff bu	9006-04-6
4252	Rubus Suavissimus Leaf Extract		sk
4253	Saccharina Longicruris Extract		hu sk
4254	Saccharomyces/Barley Seed Ferment Filtrate		hu
4255	Saccharomyces/Imperata Cylindrica Root Ferment Extract		em
4256	Saccharomyces/Potato Extract Ferment Filtrate		hu
4257	Saccharomyces/Viscum Album Ferment Extract		sk
4258	Salix Purpurea Bark Extract		sk	84604-23-9	283-301-1
4259	Salvia Officinalis Flower/Leaf/Stem Water		fr	84082-79-1	282-025-9
4260	Salvia Officinalis Leaf		sk fr	8022-56-8	282-025-9
4261	Salvia Officinalis Leaf Oil		sk fr fl pp	8022-56-8
4262	Santalum Austrocaledonicum Wood Oil		fr fl	91845-48-6	295-223-5
4263	Saponaria Officinalis Leaf Extract		cl am	84775-97-3	283-921-2
4264	Scabiosa Arvensis Extract		st sk	90046-08-5	289-975-3
4265	Serica Extract		sk
4266	Serralysin		em sk
4267	Sesamum Indicum Seed		ar	8008-74-0	232-370-6
4268	Sh-Polypeptide-123		sk	1375784-79-4
4269	Silanediol Salicylate		em sk
4270	Silica Caprylyl Silylate		vi	92797-60-9
4271	Silicone Quaternium-17		cl es hc	519142-86-0
4272	Siloxanetriol Alginate		sk
4273	Simmondsia Chinensis Leaf Extract		hu	90045-98-0	289-964-3
4274	Siraitia Grosvenorii Fruit Extract		sk
4275	Sodium Carboxymethyl Starch		es vi ff bi	9063-38-1
4276	Sodium Coceth Sulfate		cl fo
4277	Sodium Cocoyl Hydrolyzed Amaranth Protein		sk
4278	Sodium Cocoyl Threoninate		cl es	90583-79-2	292-282-9
4279	Sodium Lauroyl Isethionate		cl fo sk hc	7381-01-3	230-949-8
4280	Sodium Lauroyl Methylaminopropionate		cl es	21539-58-2	244-429-3
4281	Sodium Mannose Phosphate		hu sk	70442-25-0
4282	Sodium Myristate		cl es	822-12-8	212-487-9
4283	Sodium Xylenesulfonate		fo	1300-72-7	215-090-9
4284	Sorbeth-30 Tetraisostearate		cl es
4285	Sorghum Bicolor Bran Extract		sk
4286	Soy Acid		em es	68308-53-2	269-657-0
4287	Spent Grain Wax		sk vi
4288	Spiraea Ulmaria Root Extract		sk	84775-57-5	283-886-3
4289	Steapyrium Chloride		hc am	14492-68-3	238-501-3
4290	Stearamidoethyl Diethylamine		hc	16889-14-8	240-924-3
4291	Steareth-25		cl es	9005-00-9
4292	Stearyl Triethoxysilane		bi	7399-00-0	230-995-9
4293	Stevia Rebaudiana Leaf/Stem Powder		sk
4294	Strelitzia Nicolai Seed Aril Extract		sk
4295	Styrax Tonkinensis Resin Extract		sk	9000-72-0	232-556-7
4296	Sucrose Hexaisostearate		hu em es sk
4297	Sucrose Polycottonseedate		cl em es sk	223706-25-0	297-409-1
4298	Sulfuric Acid		ph	7664-93-9	231-639-5
4299	Sunflower Seed Oil Glycereth-8 Esters		cl es
4300	Sunfloweroyl Methylglucamide		cl so sk hc	1591782-99-8
4301	Syzygium Luehmannii Fruit Extract		hu ao sk hc
4302	TIPA-Laureth Sulfate		cl fo	107600-36-2
4303	Tephrosia Purpurea Seed Extract		sk
4304	Tetrahydropiperine		sk	23434-88-0
4305	Theobroma Cacao Seed Powder		ar	84649-99-0	283-480-6
4306	Theobroma Grandiflorum Fruit Extract		sk	394236-97-6
4307	Thymol Trimethoxycinnamate		ao sk
4308	Torreya Nucifera Seed Oil		em sk
4309	Tri(Polyglyceryl-3/Lauryl) Hydrogenated Trilinoleate		es
4310	Tri-C12-13 Alkyl Citrate		em sk
4311	Tricalcium Phosphate		fr ab ar bu or	7758-87-4	231-840-8
4312	Triceteareth-4 Phosphate		cl es	119415-05-3
4313	Tricholoma Matsutake Extract		sk
4314	Tridecapeptide-1		sk
4315	Tridecyl Salicylate		sk hc	19666-16-1	243-214-1
4316	Triisocetyl Citrate		em sk	93385-14-9
4317	Triisopropanolamine		ph	122-20-3	204-528-4
4318	Triisostearoyl Polyglyceryl-3 Dimer Dilinoleate		em sk
4319	Trimethylolpropane		hu so	77-99-6	201-074-9
4320	Tripeptide-10 Citrulline		sk
4321	Tris-Hea IPDI Isocyanurate Trimer		ff
4322	Triticum Aestivum Leaf Extract		ao	84012-44-2	281-689-7
4323	Triticum Vulgare Flour Lipids		sk	84012-44-2	281-689-7
4324	Triticum Vulgare Protein		em sk hc ff ph	100684-25-1	309-696-3
4325	Ulva Lactuca Extract		sk	97281-59-9	306-561-0
4326	Undecylenoyl Phenylalanine		sk	175357-18-3
4327	VP/Acrylates/Lauryl Methacrylate Copolymer		ff	83120-95-0
4328	Verbascum Thapsus Extract		sk	90064-13-4	290-074-2
4329	Vetiveria Zizanioides Root Oil		fr
4330	Vetiveria Zizanoides Root Extract		sk fr	84238-29-9	282-490-8
4331	Vigna Aconitifolia Seed Extract		sk
4332	Vinylamine/Vinylformamide Copolymer		hc ff
4333	Viola Odorata Flower Extract		fr	90147-36-7	290-427-0
4334	Virola Surinamensis Seed Butter		em sk	1977518-38-9
4335	Vitex Trifolia Fruit Extract		sk	91722-47-3	294-446-5
4336	Vitis Vinifera Vine Sap		sk	85594-37-2	287-896-9
4337	Waltheria Indica Leaf Extract		sk
4338	Watanabea Reniformis Oil		sk
4339	Xanthium Sibiricum Fruit Extract		sk
4340	Yeast		sk	68876-77-7
4341	Yeast Beta-Glucan		sk vi ff
4342	Zanthoxylum Piperitum Peel Extract		am	97404-53-0	306-820-8
4343	Zeaxanthin		ao	144-68-3	205-636-4
4344	Zymomonas Ferment Extract		hu sk
4345	6-Methyl Coumarin		fr	92-48-8	202-158-8	III/46!=0.003
4346	D-Allo-Ocimenol		fr	126-91-0	204-811-2	III/84!
4347	L-Allo-Ocimenol		fr	126-90-9	204-810-7	III/84!
4348	1-Methyl-4-Methylvinyl-Cyclohexene		fr	6876-12-6	229-977-3	III/88!
4349	Evernia Prunastri Lichen Extract		fr	90028-68-5	289-861-3	III/91!
4350	Evernia Furfuracea Lichen Extract		fr	90028-67-4	289-860-8	III/92!
4351	Turpentine	Turpentine Oil	fr	8006-64-2	232-350-7	III/124!
4352	Alpha-Terpinene		fr	99-86-5	202-795-1	III/131!
4353	Terpinolene		fr	586-62-9	209-578-0	III/133!
4354	3-Propylidenephthalide		fr	17369-59-4	241-402-8	III/175!=0.01
4355	Lippia Citriodora Absolute	Verbena Absolute	fr			III/196!=0.2
4356	Methyl Salicylate		st fr fl or ot	119-36-8	204-317-7	III/324!=0.06,0.05,0.002,0.009,0.003,0.04,0.6,0.03,2.52,0.1,0.65
4357	Anethole		fr ot	104-46-1	203-205-5	III/329!
4358	Carvone		fr fl	6485-40-1	229-352-5	III/333!
4359	Dimethyl Phenethyl Acetate		fr			III/334!
4360	Hexadecanolactone		fr	109-29-5	203-662-0	III/335!
4361	Trimethylcyclopentenyl Methylisopentenol		fr			III/339!
4362	Salicylaldehyde		fr	90-02-8	201-961-0	III/340!
4363	Santalol	Alpha-Santalol|Beta-Santalol	fr	11031-45-1	234-262-4	III/341!
4364	Sclareol		fr	515-03-7	208-194-0	III/342!
4365	Trimethylbenzenepropanol		fr	103694-68-4	403-140-4	III/345!
4366	Laurus Nobilis Leaf Oil	Laurel Leaf Oil	fr	8002-41-3		III/359!
4367	Isoeugenyl Acetate		fr	93-29-8	202-236-1	III/370!
4368	Geranial		fr	141-27-5	205-476-5	III/70!
4369	Neral		fr	106-26-3	203-379-2	III/70!
4370	Pinus Mugo Leaf Oil		fr	90082-72-7	290-163-6	III/109!
4371	Pinus Mugo Twig Leaf Extract		fr	90082-72-7	290-163-6	III/109!
4372	Pinus Mugo Twig Oil		fr	90082-72-7	290-163-6	III/109!
4373	Pinus Pumila Needle Extract		hu sk hc	97676-05-6	307-681-6	III/114!
4374	Pinus Pumila Twig Leaf Extract		fr	97676-05-6	307-681-6	III/114!
4375	Pinus Pumila Twig Leaf Oil		fr	97676-05-6	307-681-6	III/114!
4376	Cedrus Atlantica Bark Water		sk fr	92201-55-3	295-985-9	III/122!
4377	Cedrus Atlantica Leaf Extract		sk hc	92201-55-3	295-985-9	III/122!
4378	Cedrus Atlantica Wood Extract		fr	92201-55-3	295-985-9	III/122!
4379	Myroxylon Balsamum Pereirae Balsam Extract		fr	8007-00-9	232-352-8	III/154!=0.4
4380	Myroxylon Balsamum Pereirae Balsam Oil		fr	8007-00-9	232-352-8	II/1136 III/154!=0.4
4381	Myroxylon Pereirae Resin Extract		sk fr fl			III/154!=0.4
4382	Myroxylon Pereirae Resin	Balsam Peru|Peru Balsam	hc fr ff	8007-00-9	232-352-8	II/1136 III/154!=0.4
4383	Alpha-Damascone		fr	23726-94-5	245-845-8	III/157!=0.02
4384	Delta-Damascone		fr	57378-68-4	260-709-8	III/157!=0.02
4385	Eucalyptus Globulus Leaf/Twig Oil	Eucalyptus Globulus Leaf/Stem Oil	fr	84625-32-1	283-406-2	III/355!
4386	Eugenia Caryophyllus Stem Oil		sk fr	84961-50-2	284-638-7	III/356!
4387	Lavandula Hybrida Extract		em	91722-69-9	294-470-6	III/360!
4388	Lavandula Hybrida Flower Extract		fr	91722-69-9	294-470-6	III/360!
4389	Lavandula Intermedia Flower/Leaf/Stem Extract		fr fl or	92623-76-2	296-408-3	III/360!
4390	Lavandula Intermedia Flower/Leaf/Stem Oil		fr	92623-76-2	296-408-3	III/360!
4391	Lavandula Intermedia Oil		fr	92623-76-2	296-408-3	III/360!
4392	Lavandula Intermedia Extract		fr	92623-76-2	296-408-3	III/360!
4393	Narcissus Poeticus Extract		sk			III/363!
4394	Narcissus Pseudonarcissus Flower Extract		sk	90064-27-0	290-088-9	III/363!
4395	Narcissus Jonquilla Extract		sk	90064-25-8	290-086-8	III/363!
4396	Narcissus Tazetta Extract		sk hc as			III/363!
4397	Rosa Alba Flower Oil		fr			III/366!
4398	Rosa Alba Flower Extract		em fr	93334-48-6	297-122-1	III/366!
4399	Rosa Canina Flower Oil		em fr	84696-47-9	283-652-0	III/366!
4400	Rosa Gallica Flower Oil		em fr	84604-13-7	283-290-3	III/366!
4401	Rosa Moschata Flower Oil		fr			III/366!
4402	Rosa Moschata Oil		em sk fr as			III/366!
4403	Rosa Rugosa Flower Oil		fr	92347-25-6	296-213-3	III/366!
4404	PPG-9		sk	25322-69-4
4405	Sodium Monofluorophosphate		am or	10163-15-2	233-433-0	III/27=0.15
4406	TEA-Dodecylbenzenesulfonate		cl fo	27323-41-7	248-406-9
4407	Tetrapotassium Pyrophosphate		ph ch or	7320-34-5	230-785-7
4408	Glycyrrhiza Glabra Root		sk	84775-66-6	283-895-2
4409	Sodium C12-13 Pareth Sulfate		cl es
4410	Aluminum Chlorohydrate		am as	12042-91-0	234-933-1
4411	Sodium Hydroxypropyl Starch Phosphate		vi ar bu	221355-22-2
4412	Cinnamomum Camphora Leaf Oil		fr	92201-50-8	295-980-1
4413	Olaflur		ff am or	6818-37-7	229-891-6
4414	Aluminum Zirconium Tetrachlorohydrex Gly		am as	134910-86-4		III/50=20,5.4
4415	Dicalcium Phosphate Dihydrate		ar bu or	7757-93-9	231-826-1
4416	Origanum Vulgare Leaf Extract		sk	84012-24-8	281-670-3
4417	Poloxamine 1307		cl es	11111-34-5
4418	Sine Adipe Lac		sk hc
4419	Stearoxytrimethylsilane		em sk	18748-98-6	242-554-8
4420	Trisodium Phosphate		ph ch	7601-54-9	231-509-8
4421	Abies Balsamea Extract		hc fr ff	85085-34-3	285-364-0	III/107
4422	Apricot Kernel Amino Acids		sk
4423	Diethylhexyl 2,6-Naphthalate		em so sk li
4424	Dioscorea Villosa Root Extract		sk	90147-49-2	290-441-7
4425	Ecklonia Radiata Extract		sk hc
4426	Gelatin Crosspolymer		sk
4427	Jasminum Sambac Extract		hc
4428	Lauramide MIPA		cl fo hc vi	142-54-1	205-541-8
4429	Salvia Lavandulifolia Leaf Oil		fr
4430	Sodium Acrylates/C10-30 Alkyl Acrylate Crosspolymer		ff
4431	Zea Mays Silk Extract		sk
4432	2-Bromo-2-Nitropropane-1,3-Diol		pr			V/21=0.1
4433	Acrylates/Vinyl Isodecanoate Crosspolymer		es vi ff
4434	Aloe Ferox Leaf Extract		sk	84649-82-1	283-462-8
4435	Ananas Sativus Fruit Juice		sk
4436	Artemisia Herba-Alba Oil		fr	84775-75-7	283-905-5
4437	Asarum Sieboldii Root Extract		sk
4438	Bambusa Vulgaris Shoot Extract		hu em ao sk as	91771-33-4	294-923-8
4439	Benzophenone		fr li	119-61-9	204-337-6	II/1703
4440	Beta Vulgaris Extract		sk hc	89957-89-1	289-610-8
4441	Boswellia Serrata Gum		sk fr ff	97952-72-2	308-366-6
4442	Brassica Napus Extract		sk	89958-03-2	289-624-4
4443	Cedrus Deodara Wood Oil		fr	91771-47-0	294-939-5
4444	Ceteareth-3		cl es	68439-49-6
4445	Ceteareth-6		cl es	68439-49-6
4446	Chamomilla Recutita Flower/Leaf/Stem Water		fr	84082-60-0	282-006-5
4447	Cinnamomum Camphora Linalooliferum Leaf Extract		fr	91745-89-0	294-760-2
4448	Cocamide DEA		cl fo es vi	68603-42-9	271-657-0	III/60=0.5
4449	Colocasia Antiquorum Root Extract		sk
4450	Dichlorobenzyl Alcohol		pr am	1777-82-8	217-210-5	V/22=0.15
4451	Dimethyl Lauramine		hc	112-18-5	203-943-8	III/62=2.5
4452	Disodium Pyrophosphate		ph ch ot	7758-16-9	231-835-0
4453	Eugenia Caryophyllus Bud Extract		sk	84961-50-2	284-638-7
4454	Gymnema Sylvestre Leaf Extract		as	90045-47-9	289-908-8
4455	Hydrogen		ao	1333-74-0	215-605-7
4456	Hydrolyzed Milk Protein		sk hc	92797-39-2	296-575-2
4457	Hypericum Perforatum Flower Extract		sk	84082-80-4	282-026-4
4458	Lactobacillus/Eriodictyon Californicum Ferment Extract		sk
4459	Matricaria Recutita Flower Oil		fr	84082-60-0	282-006-5
4460	Morinda Citrifolia Fruit Juice		sk	84929-68-0	284-551-4
4461	Nylon-10/10		bu	28774-87-0
4462	PEG-5 Ethylhexanoate		es
4463	PEG-60		hu so	25322-68-3
4464	PEG-7 Hydrogenated Castor Oil		cl es	61788-85-0
4465	PPG-6		so sk
4466	Panax Quinquefolius Root Extract		as	90045-38-8	289-898-5
4467	Papaver Rhoeas Petal Extract		em st	84696-43-5	283-651-5
4468	Pimpinella Anisum Seed Oil		fr	84775-42-8	283-872-7
4469	Polyglyceryl-2 Sesquiisostearate		es	67938-21-0
4470	Potassium Acesulfame		fr	55589-62-3	259-715-3
4471	Rumex Crispus Root Extract		st sk	90106-41-5	290-264-5
4472	Salvia Officinalis Flower/Leaf/Stem Extract		sk fr	84082-79-1	282-025-9
4473	Salvia Officinalis Leaf Water		sk fr	8022-56-8	282-025-9
4474	Sambucus Nigra Extract		sk
4475	Saussurea Involucrata Extract		hu
4476	Smilax Aristolochiifolia Root Extract		sk	97404-52-9
4477	Sodium Hydrolyzed Potato Starch Dodecenylsuccinate		cl fo
4478	Sodium Polyphosphate		ch	68915-31-1	272-808-3
4479	Sodium Propylparaben		pr	35285-69-9	252-488-1	V/12a=0.14,0.8
4480	Sodium Pyruvate		sk	113-24-6	204-024-4
4481	Stannous Fluoride		am or	7783-47-3	231-999-3	III/35=0.15
4482	Tannic Acid		fr as	1401-55-4	215-753-2
4483	Terminalia Bellerica Fruit Extract		em sk am as	92202-43-2	296-078-0
4484	Thymus Vulgaris Leaf Oil		pr ao am	84929-51-1	284-535-7
4485	Trideceth-7		cl es	24938-91-8	607-463-3
4486	VP/Dimethylaminoethylmethacrylate Copolymer		ff bi	30581-59-0
4487	VP/Polycarbamyl Polyglycol Ester		ff
4488	Vetiveria Zizanioides Root Extract		sk
4489	Vitis Vinifera Extract		ao sk
4490	1,10-Decanediol		so	112-47-0	203-975-2
4491	1,3-Bis-(2,4-Diaminophenoxy) Propane HCl		hd			III/202 III/226=1.2,1.8
4492	3-Laurylglyceryl Ascorbate		hu ao sk	1120360-38-4
4493	Abies Balsamea Needle Oil		fr	85085-34-3	285-364-0	III/107
4494	Abies Balsamea Resin		fr ff	8007-47-4	232-362-2	III/107
4495	Abies Pectinata Leaf Extract		sk am	92128-34-2	295-728-0	III/105
4496	Abies Sibirica Needle Oil		fr	91697-89-1	294-351-9	III/106
4497	Acacia Arabica Stem Bark Extract		sk	93164-88-6	296-870-6
4498	Acacia Dealbata Flower Wax		em sk
4499	Acacia Dealbata Flower/Stem Extract		sk	165800-52-2
4500	Acacia Decurrens Flower Extract		fr	98903-76-5	308-877-4
4501	Acacia Victoriae Fruit Extract		ao sk hc
4502	Acer Rubrum Bark Extract		sk
4503	Acetaminophen		sk	103-90-2	203-157-5
4504	Acetyl Citrull Amido Arginine		sk
4505	Acetyl Hexapeptide-51 Amide		sk
4506	Acetyl Sh-Hexapeptide-5 Amide Acetate		sk
4507	Acetyl Tetrapeptide-17		sk
4508	Acid Red 52		hd	3520-42-1	222-529-8	III/193=0.6 IV/71
4509	Acrylates/Aminoacrylates/C10-30 Alkyl PEG-20 Itaconate Copolymer		es
4510	Acrylates/C12-22 Alkyl Methacrylate Copolymer		ff
4511	Acrylates/Carbamate Copolymer		sk hc
4512	Acrylates/Hydroxyesters Acrylates Copolymer		ff
4513	Acrylates/Methoxy PEG-15 Methacrylate Copolymer		vi
4514	Acrylic Acid/Isobutyl Acrylate/Isobornyl Acrylate Copolymer		ff
4515	Actinidia Chinensis Seed		em sk ar	92456-63-8	296-241-6
4516	Actinidia Chinensis Seed Oil		em sk	299184-71-7
4517	Actinidia Polygama Fruit Extract		sk
4518	Adansonia Digitata Leaf Extract		sk	91745-12-9	294-680-8
4519	Adeps Bovis		em	61789-97-7	263-099-1
4520	Agarum Cribrosum Extract		sk
4521	Agave Rigida Extract		bu	165800-55-5	306-786-4
4522	Ajuga Turkestanica Extract		sk
4523	Albumen	Egg White	sk hc ff	9006-50-2
4524	Allantoin Acetyl Methionine		st sk hc	4207-40-3	224-126-2
4525	Althaea Officinalis Leaf Extract		sk	73049-65-7	277-254-6
4526	Aluminum Lactate		ph am as	18917-91-4	242-670-9
4527	Aluminum Sesquichlorohydrate		am as	11089-92-2	234-310-4
4528	Aluminum Zirconium Trichlorohydrex Gly		am as	134375-99-8
4529	Amelanchier Alnifolia Fruit Extract		sk
4530	Aminoethanesulfinic Acid		ao hd	300-84-5
4531	Ammonium Acrylates/Methylstyrene/Styrene Copolymer		ff
4532	Ammonium Alum		as	7784-25-0	232-055-3
4533	Ammonium Benzoate		pr	1863-63-4	217-468-9	V/1a=0.5
4534	Ammonium C6-16 Perfluoroalkylethyl Phosphate		es	65530-72-5
4535	Ammonium Lactate		ex hu sk ph	515-98-0	208-214-8
4536	Ammonium Polyacrylate		cl ff li	9003-03-6
4537	Ammonium Trideceth-6 Phosphate		cl es
4538	Amorphophallus Konjac Root Extract		hu ff	37220-17-0	253-404-6
4539	Amp-Acrylates/Diacetoneacrylamide Copolymer		ff			III/61=0.5
4540	Anigozanthos Flavidus Flower/Leaf Extract		sk	223749-17-5
4541	Aphanothece Sacrum Polysaccharides		hu es sk vi ff bu ch
4542	Apricot Kernel Oil Polyglyceryl-6 Esters		cl em es sk
4543	Aquaphilus Dolomiae Ferment Filtrate		sk
4544	Aquilaria Agallocha Wood Oil		fr
4545	Arachidonic Acid		em sk	506-32-1	208-033-4
4546	Arctium Lappa Fruit Extract		ao sk	84012-13-5	281-658-8
4547	Argan Oil Polyglyceryl-6 Esters		cl em es sk
4548	Argania Spinosa Extract		sk	223747-87-3
4549	Argania Spinosa Sprout Cell Extract		sk
4550	Argon		ao	7440-37-1	231-147-0
4551	Aristotelia Chilensis Seed Oil		hu em sk
4552	Artemisia Annua Extract		fr	84775-74-6	283-903-4
4553	Artemisia Pallens Flower Oil		fr	91844-86-9	295-155-6
4554	Artemisia Princeps Extract		sk	223747-95-3
4555	Arthrospira Platensis Extract		hu ao sk hc
4556	Ascophyllum Nodosum Powder		sk	84775-78-0	283-907-6
4557	Asparagine		sk hc fr	70-47-3	200-735-9
4558	Aspergillus/Rice Ferment		hu
4559	Aspergillus/Rice Ferment Extract		hu sk
4560	Aspergillus/Saccharomyces/Rice Ferment Filtrate		hu sk
4561	Asteriscus Graveolens Flower/Fruit/Leaf/Stem Extract		sk
4562	Avena Sativa Leaf Extract		as	84012-26-0	281-672-4
4563	Avena Sativa Straw Extract		sk	84012-26-0	281-672-4
4564	Azadirachta Indica Bark Extract		sk	84696-25-3	283-644-7
4565	Baccharis Genistelloides Extract		sk	94333-87-6	305-066-7
4566	Bacillus Ferment Filtrate Extract		sk
4567	Balanites Aegyptiaca Kernel Oil		sk
4568	Bamboo Vinegar		hu sk am
4569	Bambusa Vulgaris Water		sk	91771-33-4	294-923-8
4570	Barleria Prionitis Extract		sk
4571	Basic Brown 16		hd	26381-41-9	247-640-9
4572	Basic Red 51		hd	77061-58-6	278-601-4	III/269=1
4573	Basic Red 76		hd	68391-30-0	269-941-4	III/267=2
4574	Basic Violet 16		hd	6359-45-1	228-799-3
4575	Basic Yellow 40		hd	29556-33-0	249-694-9
4576	Basic Yellow 57		hd	68391-31-1	269-943-5	III/262=2
4577	Beheneth-10		cl es	26636-40-8
4578	Beheneth-25		cl es	26636-40-8
4579	Behenoxy Dimethicone		em sk	193892-43-2
4580	Behenyl Beeswax		sk vi	144514-52-3
4581	Benzethonium Chloride		pr es am	121-54-0	204-479-9	V/53=0.1
4582	Berberis Vulgaris Bark Extract		sk	84649-92-3	283-473-8
4583	Bergamot/Grapefruit/Orange/Tangerine Fruit Ferment Extract		ao
4584	Betula Platyphylla Japonica Juice		sk	223748-09-2
4585	Bis-C16-20 Isoalkoxy Tmhdi/PEG-90 Copolymer		vi
4586	Bis-Ethylhexyl Hydroxydimethoxy Benzylmalonate		ao sk	872182-46-2
4587	Bis-Hydroxypropyl Dimethicone/SMDI Copolymer		em ff
4588	Bis-Isobutyl PEG/PPG-10/7/Dimethicone Copolymer		cl es	158451-77-5
4589	Bis-Methoxypropylamido Isodocosane		em sk
4590	Bis-Phenylpropyl Dimethicone		hc	203265-11-6
4591	Bis-Vinyldimethicone		ff	69013-23-6
4592	Borago Officinalis Extract		em sk	84012-16-8	281-661-4
4593	Boric Acid		ph am ot	10043-35-3	233-139-2
4594	Bougainvillea Spectabilis Leaf Cell Extract		ao sk
4595	Brassica Alba Seed Oil		sk
4596	Brassica Campestris Extract		sk	90989-79-0	292-737-1
4597	Brassica Campestris Sprout Extract		hu sk	90989-79-0	292-737-1
4598	Brassica Oleracea Gemmifera Extract		as
4599	Butylene/Ethylene/Propylene Copolymer		ff
4600	C10-13 Isoparaffin		so	68551-17-7	271-366-9
4601	C11-15-Isoalkanes		fr	90622-58-5	292-460-6
4602	C12-13 Alcohols		em es vi	75782-86-4	278-306-0
4603	C12-14 Sec-Pareth-5		cl es ot	84133-50-6
4604	C12-14 Sec-Pareth-7		cl es
4605	C12-15 Alketh-2		es
4606	C12-15 Pareth-12		cl es	68131-39-5
4607	C14-15 Alcohols		em es sk vi li	75782-87-5
4608	C18-26 Olefin		sk
4609	C20-40 Alkyl Stearate		sk vi
4610	C20-40 Pareth-10		cl es	246538-83-0
4611	C30-38 Olefin/Isopropyl Maleate/Ma Copolymer		cl es vi	75535-27-2	278-251-2
4612	C8-22 Alkyl Acrylates/Methacrylic Acid Crosspolymer		ff hd
4613	CI 45100		co hd	3520-42-1	222-529-8	III/193=0.6 IV/71
4614	CI 75300		co	458-37-7	207-280-5	IV/114
4615	Calanthe Discolor Extract		sk
4616	Calcium Disodium EDTA		ch	62-33-9	200-529-9
4617	Calcium Glycerophosphate		am or	27214-00-2	248-328-5
4618	Calcium Hydroxide		ph	1305-62-0	215-137-3	III/15c=7
4619	Calcium Pantetheine Sulfonate		sk hc	34644-00-3
4620	Calcium Sodium Phosphosilicate		or
4621	Calcium Sulfate Hydrate		sk bi ab ar bu as bl	13397-24-5
4622	Calendula Officinalis Flower Oil		sk fr	84776-23-8	283-949-5
4623	Camellia Seed Oil		hc
4624	Camellia Sinensis Callus Culture Extract		sk fr	84650-60-2	283-519-7
4625	Cananga Odorata Flower Powder		sk	83863-30-3	281-092-1
4626	Canarium Luzonicum Gum Oil		fr
4627	Candelilla Wax Hydrocarbons		vi ff
4628	Candida Bombicola/Glucose/Methyl Rapeseedate Ferment		cl sk ab am
4629	Cannabis Sativa Leaf Extract		em sk
4630	Caprylyl Alcohol		fr	111-87-5	203-917-6
4631	Caprylyl Caprylate		em	2306-88-9	218-980-5
4632	Capsicum Annuum Fruit Powder		sk	84625-29-6	283-403-6
4633	Carbocysteine		sk ab	638-23-3	211-327-5
4634	Carbon Dioxide		pp	124-38-9	204-696-9
4635	Carboxydecyl Trisiloxane		st sk
4636	Carum Carvi Seed Oil		fr	235433-20-2	607-245-8
4637	Carum Petroselinum Seed Oil		sk fr	84012-33-9	281-677-1
4638	Carya Ovata Bark Extract		sk	91723-46-5	294-553-7
4639	Cassia Angustifolia Seed Extract		sk	85187-05-9	286-092-5
4640	Castor Isostearate Beeswax Succinate		sk
4641	Castor Oil Propanediol Esters		em es so hc
4642	Cedrol		em sk fr	77-53-2	201-035-6
4643	Centipeda Cunninghamii Extract		sk
4644	Ceramide Ag		hu sk hc
4645	Ceratonia Siliqua Seed Extract		sk	84961-45-5	284-634-5
4646	Ceteareth-2		cl es	68439-49-6	500-212-8
4647	Cetearyl Dimethicone		em
4648	Ceteth-10		cl es	9004-95-9
4649	Cetyl Babassuate		em sk vi
4650	Cetyl Glyceryl Ether		em sk	6145-69-3	228-149-9
4651	Chamaecyparis Obtusa Oil		sk fr	91745-97-0	294-769-1
4652	Chamomilla Recutita Flower		sk	84082-60-0	282-006-5
4653	Chenopodium Quinoa Seed		sk ar
4654	Chitosan Succinamide		ff
4655	Chlamydomonas Reinhardtii Extract		hu sk
4656	Chlorella Pyrenoidosa Extract		sk	223749-81-3
4657	Chlorhexidine		pr am or	55-56-1	200-238-7	V/42=0.3
4658	Chloroacetic Acid		ex	79-11-8	201-178-4
4659	Chlorogenic Acids		ao sk	327-97-9	206-325-6
4660	Cholesteryl/Behenyl/Octyldodecyl Lauroyl Glutamate		sk	244023-78-7
4661	Chrysanthemum Coccineum Flower Extract		sk
4662	Cinnamomum Camphora Bark Oil		sk fr	92201-50-8	295-980-1
4663	Cinnamomum Cassia Oil		fr	84961-46-6	284-635-0	III/348!
4664	Cistus Monspeliensis Flower/Leaf/Stem Extract		sk
4665	Citrus Aurantifolia Seed Oil		sk fr fl	8008-26-2	290-010-3
4666	Citrus Aurantium Amara Peel Powder		sk	68916-04-1	277-143-2
4667	Citrus Aurantium Dulcis Callus Culture Extract		sk
4668	Citrus Aurantium Flower Oil		fr	8016-38-4	277-143-2	III/350!
4669	Citrus Grandis Extract		sk am
4670	Citrus Latifolia Peel Oil		fr
4671	Citrus Madurensis Fruit Extract		sk hc
4672	Citrus Medica Limonum Juice		sk
4673	Citrus Medica Limonum Peel		sk fr
4674	Citrus Unshiu Fruit Extract		hu em ao sk	98106-71-9	308-594-6
4675	Climbazole		pr am ad	38083-17-9	253-775-4	III/310=2 V/32=0.2,0.5
4676	Cnidium Monnieri Fruit Extract		hu sk
4677	Cocamide		cl es vi	61789-19-3	263-039-4
4678	Cocamide Methyl MEA		cl fo vi
4679	Cocodimonium Hydroxypropyl Silk Amino Acids		sk hc
4680	Coconut Flower Sugar		cl em ao sk fl
4681	Cocoyl Methyl Glucamide		cl so sk hc vi	1591783-13-9	940-422-0
4682	Codium Fragile Extract		sk
4683	Colloidal Platinum		ao am	7440-06-4	231-116-1	II/1729
4684	Colocasia Esculenta Root Extract		sk
4685	Combretum Fruticosum Flower Nectar		fr
4686	Commiphora Abyssinica Resin Extract		sk	9000-45-7	232-543-6
4687	Commiphora Myrrha Gum Oil		fr	84929-26-0	284-510-0
4688	Conchiolin Powder		ar	11028-72-1
4689	Copper Sulfate	Cupric Sulfate	sk	7758-98-7	231-847-6
4690	Coprinus Comatus Extract		ao
4691	Corchorus Olitorius Leaf Extract		sk	223748-89-8
4692	Cordyceps Militaris Mycelium Extract		sk
4693	Corthellus Shiitake Extract		sk
4694	Cottonseed Oil Glycereth-8 Esters		cl
4695	Crambe Maritima Extract		sk hc	93165-14-1	296-898-9
4696	Crataegus Oxyacantha Fruit Extract		sk	84603-61-2	283-262-0
4697	Crataegus Oxyacantha Stem Extract		am	84603-61-2	283-262-0
4698	Crocus Sativus Extract		ao sk
4699	Crocus Sativus Stigma Extract		ao sk	84604-17-1	283-295-0
4700	Cucumis Sativus Oil		em sk	70955-25-8	289-738-4
4701	Cucurbita Pepo Powder		sk	89998-03-8	289-741-0
4702	Cuminum Cyminum Seed Oil		sk fr	84775-51-9	283-881-6	III/156=0.4
4703	Cupressus Nootkatensis Wood Oil		fr	1069136-34-0
4704	Cupressus Sempervirens Bark Extract		fr as	84696-07-1	283-626-9	III/123
4705	Cupressus Sempervirens Cone Extract		sk fr	84696-07-1	283-626-9	III/123
4706	Curcuma Longa Rhizome Oil		sk
4707	Cyclohexylamine		ph ot	108-91-8	203-629-0	II/1503
4708	Cynanchum Atratum Extract		sk
4709	Cysteic Acid		sk	498-40-8	207-861-3
4710	D-Pulegone		fr	89-82-7	201-943-2
4711	Daucus Carota Sativa Callus Culture Extract		sk
4712	Decapeptide-22		sk
4713	Decyl Alcohol		cl fo em fr vi	112-30-1	203-956-9
4714	Decyl Palmitate		em sk	42232-27-9	255-724-1
4715	Decyltetradeceth-20		es
4716	Delta-Decalactone		fr	705-86-2	211-889-1
4717	Dextrin Isostearate		sk
4718	Dextrin Palmitate/Hexyldecanoate		es vi
4719	Di-PPG-3 Myristyl Ether Adipate		em so sk ff
4720	Dicocoyl Pentaerythrityl Distearyl Citrate		em sk
4721	Diethyl Phthalate		so hc fr ff pl ot	84-66-2	201-550-6
4722	Diethylene Glycol		so fr vi	111-46-6	203-872-2	II/1370 III/186=0.1
4723	Diethylene Glycol Diethylhexanoate/Diisononanoate		em sk hc pl
4724	Diethylhexyl Maleate		em sk	142-16-5	205-524-5
4725	Diethylhexylcyclohexane		em sk	84753-08-2	283-854-9
4726	Dihydrogenated Tallow Hydroxyethylmonium Methosulfate		hc
4727	Dilauryl Citrate		em sk	25637-88-1	247-146-3
4728	Dilinoleic Acid		em sk	6144-28-1
4729	Dimethicone PEG-7 Cocoate		cl em es sk hc
4730	Dimethicone Propyl PG-Betaine		cl fo hc vi
4731	Dimethicone/PEG-10 Crosspolymer		cl em es sk vi
4732	Dimethicone/Silsesquioxane Copolymer		hc ff	68440-84-6
4733	Dimethiconol Behenate		sk
4734	Dimethiconol Fluoroalcohol Dilinoleic Acid		sk
4735	Dimethiconol/Caprylylsilsesquioxane/Silicate Crosspolymer		bu
4736	Dimethiconol/Propylsilsesquioxane/Silicate Crosspolymer		bu
4737	Dimethiconol/Silsesquioxane Copolymer		sk hc	68554-67-6
4738	Dimethyl Lauramide/Myristamide		cl fo es so vi
4739	Dimethylaminoethanol Tartrate		em sk	29870-28-8
4740	Dimethylaminoethyl Methacrylate		vi ff	2867-47-2	220-688-8
4741	Dimethylsilanol Hyaluronate		hu sk	135507-00-5
4742	Dimorpholinopyridazinone		li
4743	Dioleoylethyl Hydroxyethylmonium Methosulfate		hc	155042-51-6
4744	Dioleyl Tocopheryl Methylsilanol		ao sk	130986-04-8
4745	Diosmine		ao	520-27-4	208-289-7
4746	Dipentaerythrityl Tetrabehenate/Polyhydroxystearate		hu sk
4747	Dipropylheptyl Carbonate		em sk	1238449-42-7
4748	Disodium Adenosine Triphosphate		sk	987-65-5	213-579-1
4749	Disodium C12-14 Pareth-3 Sulfosuccinate		cl fo	68815-56-5
4750	Disodium Capryloyl Glutamate		cl am
4751	Disodium Lauryl Phenyl Ether Disulfonate		cl fo es	40795-56-0
4752	Disodium Sebacoyl Bis-Lauramidolysine		sk hc
4753	Disodium Tetrapropenyl Succinate		cl ot	94086-60-9	301-848-7
4754	Disodium Uridine Phosphate		sk	3387-36-8	222-211-9
4755	Divinyldimethicone/Dimethicone/Phenylsilsesquioxane Crosspolymer		vi ab bu
4756	Donkey Milk		sk
4757	Echinacea Angustifolia Leaf Extract		hu st sk	84696-11-7	283-631-6
4758	Echinacea Pallida Extract		hu sk	97281-15-7	306-513-9
4759	Eisenia Arborea Extract		sk
4760	Elaeis Guineensis Butter		em sk vi	8002-75-3	232-316-1
4761	Embelia Ribes Fruit Extract		sk	93165-23-2	296-908-1
4762	Emblica Officinalis Fruit Powder		hc	90028-28-7	289-817-3
4763	Emerald		ar	12415-33-7		II/54
4764	Emu Oil		sk	158570-96-8
4765	Enterococcus Faecalis		hu
4766	Equisetum Arvense Powder		hu	71011-23-9	275-123-8
4767	Eriobotrya Japonica Leaf Protoplasts		ao sk	91770-19-3	294-804-0
4768	Eschscholzia Californica Flower/Leaf/Stem Extract		sk	90028-46-9	289-837-2
4769	Eschscholzia Californica Leaf Cell Extract		sk
4770	Ethyl Butyrate		fr	105-54-4	203-306-4
4771	Ethyl Cyanoacrylate		ff	7085-85-0	230-391-5
4772	Ethyl Olivate		em hc	92044-99-0	295-379-4
4773	Ethyl Palmate		em
4774	Ethyl Phenylacetate		fr	101-97-3	202-993-8
4775	Ethyl Propionate		fr	105-37-3	203-291-4
4776	Ethyl Undecylenate		sk fr	692-86-4	211-734-8
4777	Ethylhexyl Acrylate/Methyl Methacrylate Copolymer		ff
4778	Ethylhexyl Isostearate		em	81897-25-8
4779	Ethylhexyl Stearoyl Polyhydroxystearate		cl em sk	1423155-00-3
4780	Eucalyptus Citriodora Oil		sk fr
4781	Eucalyptus Globulus Leaf Powder		ar	84625-32-1	283-406-2
4782	Eucalyptus Oil		sk fr	8000-48-4		III/355!
4783	Euterpe Oleracea Juice		sk
4784	Ferula Assa-Foetida Root Extract		sk
4785	Fibroin		bu	9007-76-5	232-705-6
4786	Flavesone		sk hc	22595-45-5
4787	Fragaria Ananassa Fruit Extract		sk	1175540-74-5
4788	Fraxinus Excelsior Wood Extract		sk	84625-28-5	283-402-0
4789	Fructan		sk
4790	Fucus Spiralis Extract		em sk
4791	Fusidium Coccineum Ferment Filtrate		sk
4792	Gallic Acid		ao	149-91-7	205-749-9
4793	Garcinia Cambogia Fruit Extract		sk	90045-23-1	289-882-8
4794	Genipa Americana Extract		sk
4795	Geranylgeranylisopropanol		sk
4796	Gigartina Stellata/Kappaphycus Alvarezii Extract		sk
4797	Ginkgo Biloba Nut Extract		sk hc	90045-36-6	289-896-4
4798	Glabridin		bl	59870-68-7
4799	Glucosamine		hc	3416-24-8	222-311-2
4800	Glucose Pentaacetate		es	604-68-2	210-073-2
4801	Glutamine		sk hc	56-85-9	200-292-1
4802	Glycereth-7		hu vi	31694-55-0	500-075-4
4803	Glycerophosphoinositol Choline		sk	425642-32-6	447-400-5
4804	Glyceryl Ascorbate		hu ao
4805	Glyceryl Caprate		em	26402-22-2	247-667-6
4806	Glyceryl Hydroxystearate		em es	1323-42-8	215-355-9
4807	Glyceryl Stearates		em
4808	Glyceryl Triacetyl Hydroxystearate		em sk	27233-00-7	248-351-0
4809	Glycine Max Oil		em sk
4810	Glycine Soja Lipids		sk hc
4811	Glycol Palmitate		es sk bu	4219-49-2	224-160-8
4812	Glycyrrhiza Glabra Rhizome/Root Extract		sk	84775-66-6	283-895-2
4813	Glycyrrhiza Inflata Root Extract		sk
4814	Glycyrrhizic Acid		hu sk	1405-86-3	215-785-7
4815	Gondoic Acid		hc	5561-99-9
4816	Gossypium Hirsutum Seed Oil		sk
4817	Guaiacum Officinale Wood Oil		fr fl	84650-13-5	283-494-2
4818	Haematococcus Pluvialis Oil		ao sk
4819	Hamamelis Virginiana Bark/Leaf Extract		sk as	84696-19-5	283-637-9
4820	Hamamelis Virginiana Leaf Water		sk as	84696-19-5	283-637-9
4821	Hea/Sodium Acryloyldimethyltaurate/Steareth-20 Methacrylate Copolymer		es vi	1562414-82-7
4822	Helianthus Annuus Seed Butter		em sk bu
4823	Helichrysum Angustifolium Wax		em sk
4824	Hemidesmus Indicus Root Powder		sk	90045-62-8	289-925-0
4825	Heptane		so	142-82-5	205-563-8
4826	Hericium Erinaceum Extract		sk
4827	Hexapeptide-3		sk
4828	Hexyldecyl Ethylhexanoate		em sk	128165-66-2
4829	Hibiscus Esculentus Seed Extract		sk	91723-07-8	294-510-2
4830	Hibiscus Sabdariffa Flower Powder		ar	84775-96-2	283-920-7
4831	Hibiscus Syriacus Flower Extract		ao
4832	Hieracium Pilosella Extract		sk fr	84012-22-6	281-668-2
4833	Hierochloe Odorata Extract		sk fr	91770-13-7	294-796-9
4834	Histidine HCl		sk hc	645-35-2	211-438-9
4835	Hizikia Fusiforme Extract		sk
4836	Humulus Lupulus Oil		fr	8007-04-3	232-504-3
4837	Hyacinthus Orientalis Extract		sk	94333-75-2	305-055-7
4838	Hydrangea Arborescens Root Extract		sk	90045-81-1	289-946-5
4839	Hydrogenated Camelina Sativa Seed Oil		em
4840	Hydrogenated Didodecene		vi	151006-61-0
4841	Hydrogenated Dimer Dilinoleyl PEG-44/Poly(1,2-Butanediol)-15 Dimethyl Ether		cl
4842	Hydrogenated Lanolin		em sk hc	8031-44-5	232-452-1
4843	Hydrogenated Poly(C6-12 Olefin)		sk vi
4844	Hydrogenated Poly(C6-20 Olefin)		vi ar	69430-35-9
4845	Hydrogenated Rice Bran Wax		sk vi bi
4846	Hydrogenated Stearyl Olive Esters		es hc
4847	Hydrogenated Tetradecenyl/Methylpentadecene		so vi pl	1000172-11-1
4848	Hydrolyzed Actin		sk hc	222400-31-9
4849	Hydrolyzed Agastache Rugosa Extract		hu ao
4850	Hydrolyzed Beeswax		cl es li	223705-74-6
4851	Hydrolyzed Beta-Glucan		sk
4852	Hydrolyzed Caesalpinia Spinosa Gum		em sk hc ab	39300-88-4	254-409-6
4853	Hydrolyzed Caviar Extract		sk
4854	Hydrolyzed Chestnut Extract		sk
4855	Hydrolyzed Chondrus Crispus Extract		sk	244023-79-8
4856	Hydrolyzed Eragrostis Tef Seed Extract		sk
4857	Hydrolyzed F-Fucoidan		sk
4858	Hydrolyzed Ganoderma Lucidum Extract		hc
4859	Hydrolyzed Hair Keratin		sk hc	65997-21-9	274-001-1
4860	Hydrolyzed Hazelnut Protein		sk
4861	Hydrolyzed Hemp Seed Protein		sk hc
4862	Hydrolyzed Lepidium Meyenii Root		sk
4863	Hydrolyzed Manihot Esculenta Tuber Extract		sk
4864	Hydrolyzed Milk		em sk
4865	Hydrolyzed Myrtus Communis Leaf Extract		sk
4866	Hydrolyzed Proanthocyanidin		hu em ao
4867	Hydrolyzed Roe		sk	227025-32-3
4868	Hydrolyzed Sesame Protein PG-Propyl Methylsilanediol		sk hc
4869	Hydrolyzed Ulva Lactuca Extract		sk	97281-59-9	306-561-0
4870	Hydrolyzed Wheat Flour		sk
4871	Hydroquinone		ao fr bl hd	123-31-9	204-617-8	II/1339 III/14=0.02
4872	Hydroxybutyric Acid/Hydroxypentanoic Acid Copolymer		sk vi ar	1039549-27-3
4873	Hydroxycetyl Hydroxyethyl Dimonium Chloride		hc	84643-53-8	283-450-2
4874	Hydroxycinnamic Acid		sk	7400-08-0	231-000-0
4875	Hydroxyethyl Cetearamidopropyldimonium Chloride		sk hc	243982-96-9
4876	Hydroxyethyl Cetyldimonium Phosphate		cl hc	85563-48-0	287-619-1
4877	Hydroxyethyl Ethylcellulose		es vi ff bi	9004-58-4
4878	Hydroxypropyl Arginine Lauryl/Myristyl Ether HCl		cl sk hc
4879	Hydroxypropyl Bis-Hydroxyethyldimonium Chloride		hu sk
4880	Hydroxypropyl Bisstearyldimonium Chloride		hc
4881	Hydroxypropyl Chitosan		ff	84069-44-3
4882	Hydroxypropyl Methacrylate		ff	27813-02-1	248-666-3
4883	Hydroxypropyltrimonium Hydrolyzed Rice Protein		sk hc
4884	Hydroxystearic/Linolenic/Linoleic Polyglycerides		em es vi bi
4885	Hypericum Perforatum Flower/Leaf/Stem Extract		sk	84082-80-4	282-026-4
4886	Illipe Butter		sk
4887	Ilomastat		sk ch	142880-36-2
4888	Impatiens Balsamina Flower Extract		fr as	90045-84-4	289-949-1
4889	Impatiens Balsamina Leaf Extract		fr as	90045-84-4	289-949-1
4890	Iris Germanica Florentina Root Extract		fr	90045-89-9	289-954-9
4891	Iron Powder		bu hd	7439-89-6	231-096-4
4892	Isoamyl Acetate		so	123-92-2	204-662-3
4893	Isoamyl Salicylate		fr	87-20-7	201-730-4
4894	Isobutylene/Sodium Maleate Copolymer		vi ff	55031-88-4
4895	Isocyclocitral		fr	1335-66-6	215-638-7
4896	Isojasmone		fr	11050-62-7	234-273-4
4897	Isoleptospermone		sk hc	5009-05-2
4898	Isopropyl Ester Of PVM/Ma Copolymer		es hc ff bi	31307-95-6
4899	Isopropyl Laurate		em sk bi	10233-13-3	233-560-1
4900	Isopropyl Stearate		em sk bi	112-10-7	203-934-9
4901	Isopropylamine Dodecylbenzenesulfonate		cl	26264-05-1	247-556-2
4902	Isosteareth-10		cl es	52292-17-8
4903	Isosteareth-2		cl es	52292-17-8
4904	Isosteareth-20		cl es	52292-17-8
4905	Isostearyl Glyceryl Ether		sk
4906	Isostearyl Sebacate		sk	478273-24-4
4907	Jasminum Grandiflorum Flower Oil	Jasminum Grandiflorum Oil	sk fr			III/357!
4908	Jasminum Officinale Flower Powder		sk	90045-94-6	289-960-1
4909	Jasminum Sambac Flower Oil		fr
4910	Jojoba Oil Glycereth-8 Esters		em es
4911	Jojoba Oil PEG-150 Esters		cl sk hc
4912	Juniperus Communis Callus Extract		ao sk
4913	Kjellmaniella Gyrata Extract		sk
4914	Kluyveromyces Extract		sk	152923-52-9
4915	Kluyveromyces/Lactobacillus/Lactococcus/Leuconostoc/Saccharomyces Milk Ferment Filtrate		sk
4916	L-Menthanone		fr	14073-97-3	237-926-1
4917	Lactobacillus/Acerola Cherry Ferment		sk
4918	Lactobacillus/Coconut Fruit Juice Ferment Filtrate		sk
4919	Lactobacillus/Date Fruit Ferment Extract		hu sk hc
4920	Lactobacillus/Panax Ginseng Root Ferment Filtrate		sk
4921	Lactobacillus/Rice Ferment		sk hc
4922	Laminaria Cloustoni Extract		sk	90046-11-0	289-979-5
4923	Laneth-15		cl es vi	61791-20-6
4924	Lannea Microcarpa Fruit Extract		ao ab
4925	Lanolin Wax		em hc vi bi	68201-49-0	269-220-4
4926	Lauramide DEA		cl fo hc vi	120-40-1	204-393-1	III/60=0.5
4927	Lauramidopropylamine Oxide		cl fo hc	61792-31-2	263-218-7
4928	Laurdimonium Hydroxypropyl Hydrolyzed Wheat Protein		hc	130381-06-5
4929	Laureth-25		cl es	9002-92-0
4930	Lava Powder		sk
4931	Lavandula Angustifolia Flower Powder		fr	90063-37-9	289-995-2
4932	Lavandula Angustifolia Herb Oil		fr	90063-37-9	289-995-2	III/360!
4933	Lavandula Hybrida Abrial Herb Oil		fr
4934	Lavandula Spica Flower/Leaf/Stem Extract		sk	97722-12-8	307-762-6
4935	Lawsonia Inermis Flower/Fruit/Leaf Extract		fr hd	84988-66-9	284-854-1
4936	Leptospermone		sk hc	567-75-9
4937	Levisticum Officinale Oil		sk fr	8016-31-7	284-292-7
4938	Ligustrum Lucidum Seed Extract		sk	223749-57-3
4939	Lilium Tigrinum Extract		sk	90063-51-7	290-009-8
4940	Linum Alpinum Flower/Leaf/Stem Extract		sk
4941	Linum Usitatissimum Seed Powder		sk	8001-26-1	232-278-6
4942	Lonicera Caprifolium Extract		fr as	84603-62-3	283-263-6
4943	Lonicera Japonica Leaf Extract		sk	223749-79-9
4944	Luffa Cylindrica Root Extract		sk
4945	MIPA-Laureth Sulfate		cl	83016-76-6
4946	Macadamia Integrifolia/Tetraphylla Seed Oil		em sk	438545-25-6
4947	Macrocystis Pyrifera		vi
4948	Magnesium Palmitate		vi ab bu	2601-98-1	220-010-0
4949	Magnesium Palmitoyl Glutamate		sk	57539-47-6	260-800-2
4950	Magnesium Trisilicate		vi ab ar bu	14987-04-3	239-076-7
4951	Maleic Anhydride		ff	108-31-6	203-571-6
4952	Malus Domestica Fruit Water		em sk	89957-48-2	289-567-5
4953	Malva Sylvestris Flower/Leaf Extract		sk	84082-57-5	282-003-9
4954	Malva Sylvestris Leaf Extract		sk	84082-57-5	282-003-9
4955	Manganese Dioxide		ao	1313-13-9	215-202-6
4956	Manganese Gluconate		sk	6485-39-8	229-350-4
4957	Mangifera Indica Fruit		as	90063-86-8	290-045-4
4958	Mango Butter Dimer Dilinoleyl Esters/Dimer Dilinoleate Copolymer		em sk ff
4959	Maranta Arundinacea Root Extract		sk
4960	Maris Limus Extract		sk
4961	Maslinic Acid		ao sk	4373-41-5
4962	Melaleuca Alternifolia Leaf		sk ar
4963	Melaleuca Alternifolia Leaf Water		sk ab am as	85085-48-9	285-377-1
4964	Melaleuca Ericifolia Leaf Oil		sk fr	85085-48-9	285-377-1
4965	Melia Azadirachta Leaf		sk
4966	Melia Azadirachta Seed Extract		sk	90063-92-6	290-052-2
4967	Melissa Officinalis Flower/Leaf/Stem Extract		st sk	84082-61-1	282-007-0
4968	Menadione		fr	58-27-5	200-372-6
4969	Mentha Piperita Flower/Leaf/Stem Oil		sk	8006-90-4	282-015-4	III/361!
4970	Mentha Spicata Flower/Leaf/Stem Oil		sk fr
4971	Mentha Spicata Herb Oil		fr	84696-51-5	283-656-2	III/362!
4972	Mentha Viridis Leaf Extract		fr fl	84696-51-5	283-656-2
4973	Menthone		fr	89-80-5	201-941-1
4974	Menthyl Nicotinate		hu	40594-65-8	254-991-1
4975	Meteorite Extract		sk
4976	Methoxy Amodimethicone/Silsesquioxane Copolymer		sk hc ff
4977	Methoxyhydratropaldehyde		fr	5462-06-6	226-749-5
4978	Methoxyisopropyl Acetate		so	108-65-6	203-603-9
4979	Methyl Acetate		so fr	79-20-9	201-185-2
4980	Methyl Dehydroabietate		em sk vi	1235-74-1
4981	Methyl Eugenol		fr	93-15-2	202-223-0	III/102=0.01,0.004,0.002,0.0002,0.001
4982	Methyl Undecylenate		fr am	111-81-9	203-910-8
4983	Methylcobalamin		sk
4984	Methylene Di-T-Butylcresol		ao	119-47-1	204-327-1
4985	Methylheptyl Isostearate		sk	209802-43-7
4986	Microcitrus Australis Fruit Extract		sk
4987	Molasses		sk	68476-78-8	270-698-1
4988	Momordica Cochinchinensis Seed Extract		sk hc
4989	Monarda Didyma Leaf Extract		sk	91722-89-3	294-492-6
4990	Moonstone Extract		sk
4991	Mortierella Oil		sk
4992	Musa Sapientum Water		sk
4993	Myrica Rubra Fruit Extract		sk
4994	Myristamidopropylamine Oxide		cl fo hc	67806-10-4	267-191-2
4995	Myristoyl Pentapeptide-11		sk
4996	Myrtus Communis Leaf Extract		sk fr	84082-67-7	282-012-8
4997	Narcissus Poeticus Flower Wax		fr
4998	Nasturtium Officinale Leaf/Stem Extract		sk	84775-70-2	283-899-4
4999	Nelumbium Speciosum Flower Extract		sk	85085-51-4	285-379-2
5000	Nelumbo Nucifera Leaf Extract		sk	85085-51-4	285-379-2
5001	Neomenthol		fr	3623-51-6	222-824-1
5002	Neopentyl Glycol Diisostearate		es sk	109884-54-0
5003	Nerolidol		fr fl ot	142-50-7	205-540-2
5004	Oak Root Extract		sk
5005	Octadecane		em so sk fr	593-45-3	209-790-3
5006	Octadecene/Ma Copolymer		vi li	25266-02-8
5007	Octadecene/Ma Copolymer Octadodecyl/Beta-Sitosteryl Esters		ff	1016160-84-1
5008	Octenidine HCl		am	70775-75-6	274-861-8
5009	Octoxynol-12		es	9002-93-1
5010	Octyldodecyl Erucate		em	88103-59-7
5011	Oenothera Biennis Flower/Leaf/Stem Extract		sk	90028-66-3	289-859-2
5012	Oldenlandia Diffusa Extract		sk
5013	Olea Europaea Leaf		sk	8001-25-0	232-277-0
5014	Olea Europaea Leaf Powder		sk ar	8001-25-0	232-277-0
5015	Oleoyl Tyrosine		sk	147732-57-8
5016	Oleth-10 Phosphate		cl	39464-69-2
5017	Oleth-2		cl es	9004-98-2
5018	Oleyl Betaine		cl fo sk hc	871-37-4	212-806-1
5019	Oligopeptide-34		sk
5020	Oligopeptide-78		sk
5021	Onopordum Acanthium Flower/Leaf/Stem Extract		sk
5022	Opoponax Oil		fr	8021-36-1	309-134-7	III/183=0.6
5023	Opuntia Coccinellifera Fruit Extract		sk	90082-21-6	290-109-1
5024	Opuntia Ficus-Indica Callus Culture Extract		hu ao hc	90082-21-6	290-109-1
5025	Opuntia Tuna Fruit		sk
5026	Orchid Root Extract		hu sk
5027	Orchis Maculata Flower Extract		sk	90082-23-8	290-111-2
5028	Orchis Morio Flower Extract		st	91770-44-4	294-829-7
5029	Origanum Vulgare Leaf Oil		sk fr	84012-24-8	281-670-3
5030	Oryza Sativa Bran Protein		ao
5031	Oxido Reductases		sk	9055-15-6
5032	Oxothiazolidinecarboxylic Acid		sk	19771-63-2
5033	Ozonized Oryza Sativa Callus Culture Extract		sk
5034	P-Phenylenediamine		hd	106-50-3	203-404-7	III/8b
5035	PEG-10 Soy Sterol		es
5036	PEG-10 Stearate		cl es	9004-99-3
5037	PEG-10 Sunflower Glycerides		em es	180254-52-8
5038	PEG-12 Laurate		es	9004-81-3
5039	PEG-14 Dimethicone		sk hc
5040	PEG-15 Glyceryl Isostearate		es
5041	PEG-150/Decyl Alcohol/SMDI Copolymer		vi ff
5042	PEG-175 Distearate		cl es vi	9005-08-7
5043	PEG-18 Castor Oil Dioleate		es
5044	PEG-2 Laurate		es	141-20-8	205-468-1
5045	PEG-2 Stearate		es bu	106-11-6	203-363-5
5046	PEG-20 Almond Glycerides		es	226993-90-4
5047	PEG-20 Glyceryl Isostearate		cl
5048	PEG-22/Dodecyl Glycol Copolymer		es li	78336-31-9
5049	PEG-3 Distearoylamidoethylmonium Methosulfate		hc
5050	PEG-3 Glyceryl Cocoate		em es
5051	PEG-30 Glyceryl Isostearate		cl
5052	PEG-30 Lanolin		cl es	61790-81-6
5053	PEG-32 Distearate		es	9005-08-7
5054	PEG-35 Castor Oil		cl es	61791-12-6
5055	PEG-45 Palm Kernel Glycerides		es	124046-52-2
5056	PEG-5 Rapeseed Sterol		cl es
5057	PEG-50 Glyceryl Isostearate		cl es
5058	PEG-6 Cocamide		cl es	68425-44-5
5059	PEG-7		hu so	25322-68-3
5060	PEG-7 Dimethicone		sk hc
5061	PEG-8 Dilaurate		es	9005-02-1
5062	PEG-8 Methyl Ether Triethoxysilane		cl
5063	PEG-8 Ricinoleate		cl	9004-97-1
5064	PEG-9 Cocoate		es	61791-29-5
5065	PEG-90		hu so	25322-68-3
5066	PEG-Crosspolymer		ff
5067	PEG/PPG-15/15 Allyl Ether Acetate		cl es	56090-69-8
5068	PEG/PPG-20/23 Dimethicone		cl es sk hc
5069	PEG/PPG-25/30 Copolymer		so	9003-11-6
5070	PEG/PPG-36/41 Dimethyl Ether		sk
5071	PEG/PPG-4/12 Dimethicone		es
5072	PEG/PPG-50/40 Dimethyl Ether		sk
5073	PPG-10 Methyl Glucose Ether		sk hc	61849-72-7
5074	PPG-15-Buteth-20		so sk hc	9038-95-3
5075	PPG-17/IPDI/Dmpa Copolymer		ff
5076	PPG-2 Methyl Ether Acetate		so	88917-22-0
5077	PPG-20		sk	25322-69-4
5078	PPG-26		sk	25322-69-4
5079	PPG-3 Caprylyl Ether		fo so
5080	PPG-3 Isostearyl Methyl Ether		em sk	1429060-56-9
5081	PPG-5-Buteth-5		sk hc	9038-95-3
5082	PPG-6-Decyltetradeceth-20		cl es
5083	Paba	Para-Aminobenzoic Acid|4-Aminobenzoic Acid	li	150-13-0	205-753-0	II/167
5084	Paeonia Lactiflora Leaf Cell Extract		ao sk
5085	Paeonia Suffruticosa Branch/Flower/Leaf Extract		sk	223747-88-4
5086	Paeonia Suffruticosa Extract		sk	223747-88-4
5087	Paeonia Suffruticosa Seed Oil		em sk
5088	Palmitoyl Camellia Sinensis Extract		sk	226994-28-1
5089	Palmitoyl Decapeptide-21		sk
5090	Palmitoyl Dipeptide-10		sk
5091	Palmitoyl Dipeptide-7		sk
5092	Palmitoyl Glycine		cl hc	2441-41-0
5093	Palmitoyl Hexapeptide-19		sk
5094	Palmitoyl Proline		sk hc	59441-32-6	261-763-5
5095	Palmitoyl Tetrapeptide-72 Amide		sk
5096	Palmitoyl Tripeptide-37		sk
5097	Panax Ginseng Berry Extract		sk	84650-12-4	283-493-7
5098	Panax Ginseng Callus Culture Extract		sk	84650-12-4	283-493-7
5099	Panax Ginseng Root Powder		sk	84650-12-4	283-493-7
5100	Panax Ginseng Root Water		sk hc fr	84650-12-4	283-493-7
5101	Panax Notoginseng Extract		sk	94279-78-4	304-823-9
5102	Panicum Miliaceum Extract		sk	90082-36-3	290-125-9
5103	Papaver Somniferum Seed Extract		sk	84650-40-8	283-510-8
5104	Passiflora Edulis Seed Powder		ar	91770-48-8	294-833-9
5105	Paullinia Cupana Fruit Extract		sk	84929-28-2	284-512-1
5106	Pavlova Lutheri Extract		sk
5107	Pelargonium Graveolens Flower Extract		sk	90082-51-2
5108	Pentapotassium Triphosphate		ph ch	13845-36-8	237-574-9
5109	Perfluorohexylethyl Triethoxysilane		sk bi	51851-37-7	257-473-3
5110	Perilla Ocymoides Seed Oil		sk	90082-61-4	290-151-0
5111	Petroselinum Crispum Leaf Extract		fr	84012-33-9	281-677-1
5112	Peucedanum Japonicum Leaf/Stem Extract		hu sk
5113	Peumus Boldus Leaf Extract		fr	84649-96-7	283-476-4
5114	Phaseolus Radiatus Seed Extract		sk hc
5115	Phenylacetaldehyde		fr fl	122-78-1	204-574-5
5116	Phoenix Dactylifera Leaf Cell Extract		sk fr
5117	Phoenix Dactylifera Seed		sk	90027-90-0	289-776-1
5118	Phosphate Buffered Saline		so
5119	Phragmites Karka Extract		sk
5120	Picea Abies Extract		sk	91770-69-3	294-855-9
5121	Pichia Ferment Lysate Filtrate		hu sk
5122	Pichia/Resveratrol Ferment Extract		sk
5123	Pinus Heldreichii Bark Extract		ao sk bl
5124	Pinus Nigra Bud/Needle Extract		ao am	90082-74-9	290-165-7	III/111
5125	Pinus Pinaster Leaf/Twig Oil		am as
5126	Pinus Sylvestris Leaf Extract		sk	84012-35-1	281-679-2	III/110
5127	Piper Longum Fruit Extract		sk fr	90082-60-3	290-150-5
5128	Piperonyl Glucoside		sk
5129	Pistacia Vera Seed Oil		sk	90082-81-8	290-173-0
5130	Pisum Sativum Protein		sk
5131	Plantago Lanceolata Extract		sk	85085-64-9	285-388-1
5132	Plantago Psyllium Seed Extract		sk	84961-55-7	284-643-4
5133	Platinum		ao sk am	7440-06-4	231-116-1	II/1729
5134	Plinia Cauliflora Fruit Extract		sk
5135	Pogostemon Cablin Leaf/Stem Extract		ao sk am as ad	84238-39-1	282-493-4
5136	Poloxamer 182		cl es	9003-11-6
5137	Polyacrylamidomethylpropane Sulfonic Acid		ff	27119-07-9
5138	Polyacrylate Crosspolymer-7		fo em sk
5139	Polyacrylate-32		sk hc ff
5140	Polydiethyleneglycol Adipate/IPDI Copolymer		ff	55636-50-5
5141	Polyepsilon-Lysine		es sk hc	28211-04-3
5142	Polyester-25		sk li
5143	Polyester-3		ff
5144	Polyethylhexyl Acrylate		ff
5145	Polyglyceryl-10 Decaoleate		sk	11094-60-3	234-316-7
5146	Polyglyceryl-10 Polyricinoleate		es vi	29894-35-7
5147	Polyglyceryl-10 Tristearate		sk	12709-64-7
5148	Polyglyceryl-2 Distearate		es	9009-32-9
5149	Polyglyceryl-2 Isopalmitate/Sebacate		es
5150	Polyglyceryl-3 Dicitrate/Stearate		cl es
5151	Polyglyceryl-4 Olivate		em es
5152	Polyglyceryl-5 Laurate		es	128738-83-0
5153	Polyglyceryl-5 Oleate		es	86529-98-8
5154	Polyglyceryl-5 Trioleate		em es
5155	Polyglyceryl-6 Dioleate		es	76009-37-5	278-358-4
5156	Polyglyceryl-6 Palmitate/Succinate		cl es
5157	Polygonatum Odoratum Rhizome Powder		sk
5158	Polygonatum Sibiricum Root/Rhizome Powder		sk
5159	Polyoxymethylene Urea		bu	68611-64-3	271-898-1
5160	Polyphosphorylcholine Glycol Acrylate		ff	67881-99-6
5161	Polyquaternium-110		hc	1323977-82-7
5162	Polyquaternium-28		hc ff	131954-48-8
5163	Polyquaternium-46		hc ff	174761-16-1
5164	Polyquaternium-61		sk ff
5165	Polyquaternium-81		cl es hc
5166	Polyurethane Crosspolymer-1		bi
5167	Polyurethane-15		ff
5168	Polyurethane-34		bi
5169	Polyurethane-48		ff
5170	Polyurethane-62		vi bi
5171	Polyurethane-64		ff
5172	Polyurethane-91		ff
5173	Poria Cocos Polysaccharide		sk
5174	Potassium Acrylates Copolymer		ff bi
5175	Potassium Alginate		es vi bi	9005-36-1
5176	Potassium Ascorbyl Tocopheryl Phosphate		ao
5177	Potassium Aspartate		sk	1115-63-5	214-226-4
5178	Potassium Bicarbonate		ph	298-14-6	206-059-0
5179	Potassium Chlorate		bl	3811-04-9	223-289-7	III/6=5,3
5180	Potassium Laureth Phosphate		cl es	68954-87-0
5181	Potassium Lauryl Sulfate		cl es	4706-78-9	225-190-4
5182	Potassium Myristoyl Glutamate		cl hc	72716-26-8
5183	Potassium Oleate		cl es	143-18-0	205-590-5
5184	Potassium PCA		hu	4810-50-8	225-373-9
5185	Potassium Thioglycolate		hd ot	34452-51-2	252-038-4	III/2a=8,11,5,2
5186	Primula Veris Extract		sk	84787-68-8	284-109-0
5187	Prolinamidoethyl Imidazole		sk
5188	Propionic Acid		pr fr ph am	79-09-4	201-176-3	V/2=2
5189	Propyl Benzoate		pr fr	2315-68-6	219-020-8	V/1a=0.5
5190	Propylene Glycol Alginate		vi bi	9005-37-2
5191	Propylene Glycol Dipelargonate		em vi	41395-83-9	255-350-9
5192	Prunus Amygdalus Amara Kernel Oil		fr	8013-76-1	291-060-9
5193	Prunus Amygdalus Dulcis Flower Extract		hu	90320-37-9	291-063-5
5194	Prunus Amygdalus Dulcis Seedcake Extract		sk
5195	Prunus Amygdalus Dulcis Shell Extract		or
5196	Prunus Amygdalus Dulcis Shell Powder		ar	90320-37-9	291-063-5
5197	Prunus Armeniaca Fruit		as	68650-44-2	272-046-1
5198	Prunus Avium Fruit Extract		sk	85566-22-9	287-632-2
5199	Prunus Mume Flower Extract		sk
5200	Prunus Persica Fruit		sk as	84012-34-0	281-678-7
5201	Prunus Persica Gum		vi	84012-34-0	281-678-7
5202	Prunus Persica Juice		hu sk	84012-34-0	281-678-7
5203	Prunus Virginiana Bark Extract		sk	90105-95-6	290-214-2
5204	Pseudoalteromonas Exopolysaccharides		sk
5205	Pseudozyma Epicola/Apricot Kernel Oil/Olive Fruit Oil/Sweet Almond Oil/Sunflower Seed Oil/Licorice Root Extract Ferment Extract Filtrate		hu es sk hc
5206	Pseudozyma Epicola/Camellia Japonica Seed Oil Ferment Extract Filtrate		hu es sk hc
5207	Pseudozyma Epicola/Evening Primrose Oil Ferment Extract		em sk
5208	Pteris Multifida Extract		ao sk
5209	Ptychopetalum Olacoides Bark Extract		sk	84929-46-4	284-529-4
5210	Ptychopetalum Olacoides Bark/Root Extract		em	84929-46-4	284-529-4
5211	Punica Granatum Juice Extract		sk	84961-57-9	284-646-0
5212	Pyracantha Fortuneana Fruit Extract		sk
5213	Pyrus Cydonia Fruit Juice		sk as	90106-03-9	290-223-1
5214	Pyrus Malus Juice		sk	85251-63-4	286-475-7
5215	Quaternium-18 Bentonite		vi	68953-58-2	273-219-4
5216	Quaternium-8		hc am
5217	Quaternium-90 Montmorillonite		es vi
5218	Quaternium-90 Sepiolite		es vi
5219	Quaternium-96		cl hc
5220	Quercetin Caprylate		ao sk
5221	Quercus Infectoria Gall Extract		sk ab as
5222	Quercus Robur Bark Extract		as	71011-28-4	275-129-0
5223	Quercus Robur Wood Extract		hu sk
5224	Ranunculus Ficaria Extract		sk	84929-74-8	284-553-5
5225	Rapeseedamidopropyl Ethyldimonium Ethosulfate		hc	94552-41-7	305-488-1
5226	Raspberry Seed Oil/Palm Oil Aminopropanediol Esters		sk
5227	Repagermanium		sk	12758-40-6
5228	Resorcinol		ao fr hd ot	108-46-3	203-585-2	III/22=0.5
5229	Retinyl Linoleate		sk	631-89-0	426-960-4
5230	Retinyl Sunflowerseedate		sk
5231	Rhamnose		hu fr	3615-41-6	222-793-4
5232	Rhodochrosite		sk	598-62-9
5233	Ribes Nigrum		hu em sk	68606-81-5
5234	Ribes Nigrum Seed Extract		hu em	68606-81-5	271-749-0
5235	Rosa Centifolia Flower Powder		ar	84604-12-6	283-289-8
5236	Rosa Centifolia Stem Extract		em sk
5237	Rosa Damascena Callus Culture Extract		hu ao sk hc	90106-38-0	290-260-3
5238	Rosa Damascena Flower		sk
5239	Rosa Meichibon/Delgramaue Callus		em sk
5240	Rosa Multiflora Seed Oil		ao
5241	Rosa Rugosa Flower Extract		sk	92347-25-6	296-213-3
5242	Rosmarinus Officinalis Flower/Leaf/Stem Water		fr	84604-14-8	283-291-9
5243	Rosmarinus Officinalis Leaf/Stem Oil		ao sk	84604-14-8	283-291-9
5244	Rosmarinyl Glucoside		ao sk
5245	Rubus Ellipticus Root Extract		hu
5246	Rubus Idaeus Extract		sk	84929-76-0	284-554-0
5247	Rubus Idaeus Fruit Water		sk fr	94929-76-0	284-554-0
5248	Rubus Idaeus Seed Extract		sk	84929-76-0	284-554-0
5249	Saccharomyces		sk bi ab am
5250	Saccharomyces Polypeptides		sk	227024-35-3
5251	Saccharomyces/Honey Ferment Filtrate		sk
5252	Saccharomycopsis Ferment Filtrate		hu em
5253	Salvadora Persica Bark/Root Extract		sk
5254	Salvadora Persica Stem Extract		as
5255	Salvia Triloba Leaf Extract		am as or	85085-68-3	285-391-8
5256	Sambucus Nigra Flower Water		sk	84603-58-7	283-259-4
5257	Santalum Spicata Wood Oil		fr	8024-35-9	296-618-5
5258	Sapindus Trifoliatus Fruit Extract		sk	223748-41-2
5259	Sargassum Fulvellum Extract		sk
5260	Sargassum Fusiforme Extract		sk	223751-79-9
5261	Sargassum Muticum Extract		sk
5262	Sasa Kurilensis Water		sk
5263	Scutellaria Lateriflora Extract		sk	90106-67-5	290-291-2
5264	Sd Alcohol 39-B		so vi as
5265	Sd Alcohol 40-A		so vi as
5266	Sea Water Extract		sk
5267	Selenomethionine		ao
5268	Sh-Polypeptide-7		sk ab
5269	Shea Butter Cetyl Esters		sk
5270	Shea Butteramidopropyl Betaine		cl fo
5271	Shikimic Acid		sk am ad	138-59-0	205-334-2
5272	Silanetriol Trehalose Ether		em sk	190270-70-3
5273	Silica Cetyl Silylate		vi	199876-45-4
5274	Silicon		ar	7440-21-3	231-130-8
5275	Silicone Quaternium-2 Panthenol Succinate		hc	227200-29-5
5276	Silt		hu ab as
5277	Skeletonema Costatum Extract		sk
5278	Sodium Ascorbyl Glucoside		hu sk
5279	Sodium Beta-Sitosteryl Sulfate		sk
5280	Sodium Borate	Borax	ph	1330-43-4	215-540-4	II/1396
5281	Sodium C14-18 Olefin Sulfonate		cl fo
5282	Sodium Caproyl Prolinate		cl hu sk hc	1364318-34-2
5283	Sodium Carbonate Peroxide		am bl	15630-89-4	239-707-6	III/12=12,4,2,0.1,6
5284	Sodium Caseinate		sk hc	9005-46-3
5285	Sodium Cocoyl Hydrolyzed Wheat Protein		cl sk hc
5286	Sodium Ethylparaben		pr	35285-68-8	252-487-6	V/12=0.4,0.8
5287	Sodium Hydroxypropylphosphate Decylglucoside Crosspolymer		cl fo es
5288	Sodium Lauryl Glycol Carboxylate		cl
5289	Sodium Lauryl Phosphate		cl es	50957-96-5	256-865-1
5290	Sodium Malate		hu sk	58214-38-3	261-169-6
5291	Sodium Methyl Lauroyl Taurate		cl fo	4337-75-1	224-388-8
5292	Sodium Myreth Sulfate		cl fo es	25446-80-4	246-986-8
5293	Sodium Myristoyl Methyl Beta-Alanine		sk
5294	Sodium Olivate		cl es vi	61789-88-6	263-096-5
5295	Sodium Oxide		ph	1313-59-3	215-208-9
5296	Sodium Palmitoyl Sarcosinate		cl hc	4028-10-8	223-705-7
5297	Sodium Phenylbenzimidazole Sulfonate		uv li	5997-53-5		VI/6=8
5298	Sodium Polynaphthalenesulfonate		cl fo es vi	9084-06-4
5299	Sodium Silicoaluminate		vi ar bu	1344-00-9	215-684-8
5300	Sodium Stannate		vi li	12058-66-1	235-030-5
5301	Sodium Styrene/Acrylates Copolymer		vi ff bu	9010-92-8		II/1725
5302	Sodium Tetrahydrojasmonate		sk ar
5303	Solum Fullonum		vi ab bu	8031-18-3	310-127-6
5304	Sophora Japonica Fruit Extract		sk	90131-19-4	290-329-8
5305	Sorbeth-450 Tristearate		cl fo es vi
5306	Sorbitan Sesquistearate		es	51938-44-4	257-529-7
5307	Sorbityl Laurate		cl es	26657-97-6	247-888-8
5308	Soyamidopropyl Ethyldimonium Ethosulfate		cl hc	90529-57-0	291-990-5
5309	Soytrimonium Chloride		pr cl es hc	61790-41-8	263-134-0	V/44=0.1
5310	Sparassis Crispa Extract		hu es sk hc
5311	Spartium Junceum Flower Extract		fr	90131-21-8	290-331-9
5312	Sphacelaria Scoparia Extract		am
5313	Starch Hydroxypropyltrimonium Chloride		es hc vi	56780-58-6
5314	Stearamidopropyl Ethyldimonium Ethosulfate		hc	67846-16-6	267-360-0
5315	Stearamidopropyl PG-Dimonium Chloride Phosphate		hc
5316	Steareth-30		cl vi	9005-00-9
5317	Stearyl Beeswax		em sk	223705-72-4
5318	Stearyl Dihydroxypropyldimonium Oligosaccharides		hc
5319	Stearyl Phosphate		cl es	2958-09-0	220-983-1
5320	Styrax Tonkinensis Resin Oil		fr	9000-72-0	232-556-7
5321	Styrene		so	100-42-5	202-851-5	II/1575
5322	Styrene/VP Copolymer		ff bu	25086-29-7
5323	Sucrose Polybehenate		cl em es sk	56449-50-4	297-409-1
5324	Sunflower Seed Oil/Hydrogenated Sunflower Seed Oil Esters		em sk vi
5325	Sweet Almond Oil Polyglyceryl-6 Esters		em es
5326	Symphytum Officinale Rhizome/Root Extract		sk	84696-05-9	283-625-3
5327	Symplocos Racemosa Bark Extract		hu sk	93165-83-4	296-972-0
5328	Syringa Vulgaris Leaf Cell Culture Extract		sk	90063-50-6	290-008-2
5329	TEA-Carbomer		vi
5330	TEA-Myristate		cl es	41669-40-3	255-486-9
5331	TEA-Palmitate		cl es	49719-60-0	256-444-2
5332	TEA-Sulfate		ph	7376-31-0	230-934-6
5333	Tagetes Minuta Flower Oil		sk fr	91770-75-1	294-862-7
5334	Tallow		sk	61789-97-7	263-099-1
5335	Tanacetum Vulgare Extract		sk	84961-64-8	284-653-9
5336	Taraxacum Officinale Leaf Extract		sk	68990-74-9	273-624-6
5337	Tdi/Trimellitic Anhydride Copolymer		bi
5338	Terminalia Arjuna Bark Extract		sk	93456-04-3	297-393-6
5339	Terminalia Catappa Leaf Extract		sk	182371-63-7
5340	Tetrafluoropropene		pp	29118-24-9
5341	Tetrapeptide-4		sk
5342	Tetraselmis Chui Extract		em sk
5343	Tetrasodium Iminodisuccinate		ch	144538-83-0
5344	Tetrasodium Tetracarboxymethyl Naringeninchalcone		sk
5345	Theobroma Grandiflorum Seed Powder		ar	394236-97-6
5346	Theophylline		sk	58-55-9	200-385-7
5347	Thuja Orientalis Extract		hu em sk am as	91770-83-1	294-870-0
5348	Thuja Plicata Wood Oil		fr	68917-35-1
5349	Thymus Citriodorus Flower/Leaf Extract		fr
5350	Tilia Platyphyllos Flower Extract		sk	91770-16-0	294-800-9
5351	Tosylamide/Epoxy Resin		ff pl
5352	Totarol		ao am or	511-15-9
5353	Tourmaline Powder		co bu
5354	Transglutaminase		sk	300711-04-0
5355	Trichilia Emetica Seed Butter		em sk
5356	Trideceth-2 Carboxamide MEA		cl fo vi	107628-04-6
5357	Trideceth-50		cl es	24938-91-8
5358	Trifluoromethyl C1-4 Alkyl Dimethicone		hu sk hc
5359	Trifolium Pratense/Vigna Radiata) Sprout Extract		ao
5360	Triisotridecyl Trimellitate		sk	72361-35-4
5361	Trilaurin		sk vi	538-24-9	208-687-0
5362	Trimethyltricyclododecanyl Acetate		fr	57082-24-3	260-555-1
5363	Tripeptide-3		sk
5364	Tripotassium EDTA		ch	17572-97-3	241-543-5
5365	Tristearin		sk vi	555-43-1	209-097-6
5366	Triticum Vulgare Bran		ar bu	84012-44-2	281-689-7
5367	Triticum Vulgare Sprout Extract		sk	84012-44-2	281-689-7
5368	Triundecanoin		sk hc	13552-80-2	236-935-8
5369	Tropaeolum Majus Flower Extract		sk	84625-49-0	283-419-3
5370	Troxerutin		sk	7085-55-4	230-389-4
5371	Tulipa Gesneriana Flower Extract		sk
5372	Ubiquinol		hu ao sk	56275-39-9
5373	Urtica Dioica		hc	84012-40-8	281-685-5
5374	Urtica Dioica Leaf Powder		ar
5375	Urtica Dioica Root Extract		sk	84012-40-8	281-685-5
5376	VA/Vinyl Butyl Benzoate/Crotonates Copolymer		ff
5377	Vaccinium Corymbosum Seed		sk ar
5378	Vaccinium Macrocarpon Fruit Powder		ao	91770-88-6	294-875-8
5379	Valeriana Officinalis Root Extract		sk	8057-49-6	232-501-7
5380	Verbena Officinalis Leaf Extract		sk fr	84961-67-1	284-657-0
5381	Veronica Officinalis Extract		sk	85117-19-7	285-571-6
5382	Vetiveria Zizanioides Root Extract Acetylated		fr	84082-84-8	282-031-1
5383	Vetiverol		fr	68129-81-7	268-578-9
5384	Vetiveryl Acetate		fr	117-98-6	204-225-7
5385	Vicia Faba Seed Extract		sk	89958-06-5	289-628-6
5386	Vinyl Dimethicone/Lauryl Dimethicone Crosspolymer		cl vi
5387	Vitex Agnus-Castus Extract		as	91722-47-3	294-446-5
5388	Vitis Vinifera Skin Extract		ao	85594-37-2	284-511-6
5389	Withania Somnifera Flower Extract		sk	90147-43-6	290-434-9
5390	Withania Somnifera Seed Extract		ao
5391	Wool		sk hc
5392	Xanthan Hydroxypropyltrimonium Chloride		hu sk hc vi
5393	Yucca Aloifolia Leaf/Root Extract		sk fr	223748-88-7	290-449-0
5394	Zanthoxylum Alatum Fruit Extract		sk fr	91770-90-0	294-877-9
5395	Zerumbone		sk	471-05-6	687-304-2
5396	Zinc Lactate		am	16039-53-5	240-178-9	III/24=1
5397	Zinc Palmitoyl Nonapeptide-14		sk
5398	Zinc Phosphate		ph or	7543-51-3
5399	Zinc Pyrithione	Pyrithione Zinc	pr hc ab ad	13463-41-7	236-671-3	II/1670
5400	Zingiber Officinale Leaf Cell Extract		ao sk
5401	Ziziphus Joazeiro Bark Extract		sk ad
5402	PPG-11 Stearyl Ether		em	25231-21-4
5403	Methyl Gluceth-20 Benzoate		em so
5404	Hydrolyzed Gelatin		sk	68410-45-7	270-082-2
5405	Menthyl Acetate		sk fr	89-48-5	201-911-8
5406	Menthyl Anthranilate		li	134-09-8	205-129-8
5407	Polysorbate 61		cl es	9005-67-8
5408	Triisononanoin		sk vi	56554-53-1	260-257-1
5409	Tridecyl Isononanoate		em sk	125804-18-4
5410	Potassium Carbomer		es vi ff
5411	PEG-6 Hydrogenated Castor Oil		cl es	61788-85-0	500-147-5
5412	PEG-50 Hydrogenated Castor Oil Isostearate		es vi
5413	PEG-100 Hydrogenated Castor Oil		cl es	61788-85-0
5414	PEG-80 Hydrogenated Castor Oil		cl es	61788-85-0
5415	PEG-10 Hydrogenated Castor Oil		em es	61788-85-0
5416	Adenosine Cyclic Phosphate		sk	60-92-4	200-492-9
5417	Homolinalyl Acetate		fr	61931-80-4	263-336-9
5418	Stearamidopropyl Morpholine Lactate		hc	55852-14-7	259-860-2
5419	Butylene Glycol Laurate		cl em es sk
5420	Butylene Glycol Behenate		cl em es sk
5421	Trimethoxycaprylylsilane		sk bi	3069-40-7	221-338-7
5422	Dimethoxydiphenylsilane/Triethoxycaprylylsilane Crosspolymer		ff
5423	Isostearoyl Hydrolyzed Collagen		cl sk hc	111174-63-1
5424	Ferric Chloride		as	7705-08-0	231-729-4
5425	Quaternium-26		hc	68953-64-0	273-222-0
5426	Isostearyl Glycolate		em so bi	159317-32-5
5427	Hydrogenated Butylene/Ethylene/Styrene Copolymer		em sk vi
5428	Hydrogenated Ethylene/Propylene/Styrene Copolymer		em vi li
5429	Polyglyceryl-3 Stearate/Isostearate/Dimer Dilinoleate Copolymer		sk vi
5430	Pentaerythrityl Tetrastearate		em vi	115-83-3	204-110-1
5431	Ergosterol		sk	57-87-4	200-352-7
5432	Magnesium Lauryl Sulfate		cl	3097-08-3	221-450-6
5433	Zinc Coceth Sulfate		cl es
5434	CI 77015		co	1332-25-8	215-168-2	IV/121
5435	Cocodimonium Hydroxypropyl Hydrolyzed Wheat Protein		cl sk hc	130381-04-3
5436	PEG-10 Dimethicone Crosspolymer		vi li
5437	Polyethylmethacrylate		bi	9003-42-3
5438	PEG-40 Sorbitan Perisostearate		cl es
5439	PEG-20 Sorbitan Isostearate		cl es	66794-58-9
5440	PEG-4 Sorbitan Stearate		es	9005-67-8
5441	PEG-6 Sorbitan Stearate		es	9005-67-8
5442	C24-28 Alkyldimethylsiloxy Trimethylsiloxysilicate		sk ff	1402155-63-8
5443	Trimethylsiloxysilicate/Dimethicone Crosspolymer		ot
5444	PEG-30 Sorbitan Tetraoleate		es
5445	PEG-6 Sorbitan Oleate		es	9005-65-6
5446	Polyquaternium-52		hc
5447	Polyquaternium-57		hc ff
5448	Polyquaternium-12		hc ff	68877-50-9
5449	Aspergillus/Rice Ferment Filtrate		sk
5450	Dipropylene Glycol Caprylate		em sk	220604-16-0
5451	Dimethyldibenzylidene Sorbitol		vi	135861-56-2
5452	Methyl Hydroxyethylcellulose		vi li	9032-42-2
5453	Carboxymethyl Hydroxyethylcellulose		es vi ff bi	9088-04-4
5454	Sodium Stearoxy PG-Hydroxyethylcellulose Sulfonate		vi
5455	Disodium PEG-5 Laurylcitrate Sulfosuccinate		cl fo es	164458-73-5
5456	Hesperidin		em	520-26-3	208-288-1
5457	Neohesperidin Dihydrochalcone		fr fl	20702-77-6	243-978-6
5458	PEG-40 Sorbitan Stearate		cl es	9005-67-8
5459	Sodium Acryloyldimethyltaurate/Methacrylamidolauric Acid Copolymer		bu
5460	Allantoin Panthenol		sk
5461	Sodium Allantoin PCA		sk
5462	Alcloxa		am as	1317-25-5	215-262-3
5463	Allantoin Ascorbate		ao st sk	57448-83-6	260-739-1
5464	Allantoin Glycyrrhetinic Acid		st sk	4572-09-2
5465	Aldioxa		am as	5579-81-7	226-964-4
5466	PEG-32 Stearate		cl es	9004-99-3
5467	Cycloheptasiloxane		em so sk ab	107-50-6	203-496-9
5468	Octyldecanol		em	45235-48-1	917-847-5
5469	Hydroxycitronellol		fr	107-74-4	203-517-1
5470	Citronellyl Acetate		fr	150-84-5	205-775-0
5471	Methyleugenyl PEG-8 Dimethicone		sk hc	200443-93-2
5472	4-Methyl-3-Decen-5-Ol		fr	81782-77-6	279-815-0
5473	Glyceryl Diisostearate/Hydrogenated Rosinate		sk
5474	PEG-20 Glyceryl Stearate		es
5475	PEG-2 Stearate Se		es
5476	PEG-2 Distearate		es	109-30-8	203-663-6
5477	Poloxamer 124		cl es	9003-11-6
5478	Poloxamer 101		cl es	9003-11-6
5479	Poloxamer 123		cl es	9003-11-6
5480	Hydrolyzed Royal Jelly Protein		sk
5481	Polyacrylate-14		ff
5482	Polyacrylate-15		ff	67892-91-5
5483	Polyacrylate-17		ff	67892-79-9
5484	Methyl Cyclodextrin		ch	128446-36-6	603-270-3
5485	Amylodextrin		ab bu	9005-84-9	232-686-4
5486	Lauroyl Arginine		sk hc	42492-22-8	255-851-2
5487	Sodium Sesquicarbonate		cl bu ph	533-96-0	208-580-9
5488	Ammonium Carbonate		ph	10361-29-2	233-786-0
5489	Aluminum Silicate		co ab ar bu	1327-36-2	215-475-1	IV/119
5490	Ceteareth-60		cl es	68439-49-6
5491	Ceteareth-23		cl es	68439-49-6
5492	Steareth-100/PEG-136/HDI Copolymer		vi	103777-69-1
5493	Sodium Bis-Hydroxyethylglycinate Coco-Glucosides Crosspolymer		cl fo hc
5494	Aluminum Glycinate		ph as	13682-92-3	237-193-8
5495	Zinc Glycinate		ph	14281-83-5	238-173-1
5496	Myrtrimonium Bromide		pr	1119-97-7	214-291-9	V/44=0.1
5497	Steartrimonium Bromide		pr hc	1120-02-1	214-294-5	V/44=0.1
5498	Ethyl Nicotinate		sk fr	614-18-6	210-370-7
5499	Pyridoxal 5-Phosphate		sk	54-47-7	200-208-3
5500	Saccharomyces/Lithospermum Erythrorhizon Root Oil Ferment Filtrate		sk
5501	Schizosaccharomyces Ferment Filtrate		hu sk hc
5502	Saccharomyces/Podophyllum Peltatum Ferment Filtrate		sk
5503	Bifida Ferment Filtrate		sk
5504	Neopentyl Glycol		so pl	126-30-7	204-781-0
5505	Polyurethane-2		ff
5506	Potassium Castorate		cl	8013-05-6	232-388-4
5507	Caprylic/Capric/Stearic Triglyceride		sk
5508	Caprylic/Capric/Linoleic Triglyceride		em sk
5509	Caprylic/Capric/Lauric Triglyceride		sk
5510	Hydrogenated Soy Glyceride		em li	61789-08-0	263-030-5
5511	Polyglyceryl-3 Caprylate		es am	108777-93-1
5512	Polyglyceryl-10 Caprylate		es	51033-41-1
5513	Polyglyceryl-4 Caprylate		em es
5514	Polyglyceryl-6 Tricaprylate		cl
5515	Isohexadecene		so	85909-49-5	288-853-7
5516	C10-11 Isoparaffin		so vi	64742-48-9
5517	C12-14 Isoparaffin		so	68551-19-9	271-369-5
5518	DEA-Oleth-3 Phosphate		es	58855-63-3		II/411
5519	DEA-Oleth-10 Phosphate		cl es	58855-63-3		II/411
5520	Ceteth-20 Phosphate		cl
5521	Stearyldimoniumhydroxypropyl Laurylglucosides Chloride		cl es sk
5522	Stearyldimoniumhydroxypropyl Decylglucosides Chloride		cl es sk
5523	Isostearamidopropyl Ethyldimonium Ethosulfate		hc	67633-63-0	266-778-0
5524	Quaternium-60		hc
5525	Acrylamide/Sodium Acryloyldimethyltaurate/Acrylic Acid Copolymer		ff
5526	Methyl-Phenylbutanol		fr	103-05-9	203-074-4
5527	Tri-C14-15 Alkyl Citrate		em sk pl	222721-94-0
5528	C9-11 Isoparaffin		so vi	68551-16-6	271-365-3
5529	C8-9 Isoparaffin		so vi	246538-71-6
5530	Ethoxydiglycol Oleate		em
5531	Diethoxydiglycol		so	112-36-7	203-963-7
5532	Hydrolyzed Corallina Officinalis Extract		sk	89997-92-2	289-730-0
5533	Endomyces Ferment Filtrate		sk
5534	Caffeic Acid		ao fr	331-39-5	206-361-2
5535	Glycerophosphocholine		sk	28319-77-9	248-962-2
5536	Triclocarban		pr am	101-20-2	202-924-1	III/100=1.5 V/23=0.2
5537	Styrene/Stearyl Methacrylate Crosspolymer		sk ab	91838-84-5
5538	Polyglyceryl-5 Polyricinoleate		es	29894-35-7
5539	Benzophenone-5		uv li	6628-37-1	613-918-7	VI/22=5
5540	Dicaprylyl Maleate		em so sk	2915-53-9	220-835-6
5541	Sodium Laureth-2 Phosphate		cl es	42612-52-2
5542	Laureth-5		cl es	3055-95-6	221-281-8
5543	Steardimonium Hydroxypropyl Hydrolyzed Wheat Protein		sk hc	130381-05-4
5544	Poloxamer 217		cl es	9003-11-6
5545	Olivoyl Hydrolyzed Wheat Protein		cl sk hc
5546	Wheat Germamidopropyldimonium Hydroxypropyl Hydrolyzed Wheat Protein		hc
5547	Hydrolyzed Wheat Gluten		hu sk	100684-25-1	309-696-3
5548	Quaternium-70		hc	68921-83-5	272-964-2
5549	PEG-90 Glyceryl Isostearate		cl
5550	PEG-12 Glyceryl Distearate		em
5551	PEG-10 Glyceryl Stearate		es	51158-08-8
5552	Dimethyl Palmitamine		es hc	112-69-6	203-997-2	III/62=2.5
5553	Isostearoyl Hydrolyzed Silk		sk
5554	Cocodimonium Hydroxypropyl Hydrolyzed Silk		sk hc
5555	Hydroxypropyltrimonium Hydrolyzed Silk		sk hc
5556	Hydrolyzed Silk PG-Propyl Methylsilanediol Crosspolymer		sk hc
5557	CI 11680		co	2512-29-0	219-730-8	IV/4
5558	Dimethicone PEG-8 Laurate		sk
5559	Hydroxypropyltrimonium Maltodextrin Crosspolymer		cl
5560	Acetyl Hexapeptide-49		sk
5561	Acetyl Hexapeptide-30		sk
5562	Hydrogenated Lysolecithin		cl es
5563	Polysilicone-13		hc	158451-77-5
5564	Polysilicone-18 Cetyl Phosphate		hc
5565	Phytosteryl Hydroxystearate		sk
5566	Sodium Isostearoyl Lactylate		cl es	66988-04-3	266-533-8
5567	Dimethyl Adipate		em so pl	627-93-0	211-020-6
5568	Hexamidine Diisethionate		pr am ad	659-40-5	211-533-5	V/47=0.1
5569	Diisobutyl Adipate		em so sk fr pl	141-04-8	205-450-3
5570	Potassium Cocoyl Hydrolyzed Collagen		cl sk hc	68920-65-0
5571	Potassium Abietoyl Hydrolyzed Soy Protein		sk
5572	Sucrose Tristearate		em es sk	27923-63-3	248-731-6
5573	Acetylated Sucrose Distearate		em	121684-92-2
5574	PEG-20 Methyl Glucose Distearate		em es	119831-19-5
5575	Perfluorononylethyl Stearyl Dimethicone		oc ff
5576	Methyl Acetylglycyrrhetinoyl Hydroxyprolinate		sk
5577	Sodium Thiosulfate		hd	7772-98-7	231-867-5
5578	Sodium Persulfate		bl	7775-27-1	231-892-1
5579	Sodium Hydrosulfite		vi hd	7775-14-6	231-890-0
5580	Myristoyl/Palmitoyl Oxostearamide/Arachamide MEA		sk hc
5581	Undecylenamide DEA		fo hc vi am ad	25377-64-4	246-914-5
5582	Isostearyl Behenate		em sk	125804-16-2
5583	Nonoxynol-9		cl es	14409-72-4
5584	Alginic Acid		sk vi bi	9005-32-7	232-680-1
5585	Methylsilanol Carboxymethyl Theophylline Alginate		sk
5586	Copper Acetylmethionate		hu sk	105883-51-0
5587	Sodium Hydroxypropylphosphate Laurylglucoside Crosspolymer		cl fo es
5588	Disodium Coco-Glucoside Sulfosuccinate		cl es
5589	PEG-10 Glyceryl Triisostearate		em es
5590	Ethyl Tosylamide		ff pl	80-39-7	201-275-1
5591	4-Amino-2-Hydroxytoluene		hd	2835-95-2	220-618-6	III/241
5592	Laureth-2 Benzoate		em
5593	Sulfated Castor Oil		cl hu es	8002-33-3	232-306-7
5594	Acetylated Lanolin		em oc hc	61788-48-5	262-979-2
5595	PEG-8 Cetyl Dimethicone		sk
5596	Sodium Caproyl Lactylate		es	29051-57-8
5597	Lauryl Methacrylate/Sodium Methacrylate Crosspolymer		ff
5598	Sodium C12-15 Pareth-15 Sulfonate		cl es
5599	Sodium C12-15 Pareth Sulfate		cl es	91648-56-5	293-918-8
5600	Soyamidopropyl Betaine		cl sk hc
5601	Cocamidopropyl Betainamide MEA Chloride		cl fo	164288-56-6
5602	Oxidized Polyethylene		vi	68441-17-8
5603	Sodium C12-14 Olefin Sulfonate		cl fo	85536-12-5	287-492-2
5604	Polyquaternium-32		hc ff	35429-19-7
5605	Mdm Hydantoin		am	116-25-6	204-132-1
5606	Sucrose Myristate		cl em es sk	27216-47-3	248-340-0
5607	Ethylhexyl Hydroxystearate Benzoate		em sk	199277-69-5
5608	Potassium Metabisulfite		pr hd	16731-55-8	240-795-3	III/99=0.67,6.7,0.45,0.4 V/9=0.2
5609	Potassium Lauryl Phosphate		cl	39322-78-6	254-414-3
5610	Potassium C12-13 Alkyl Phosphate		cl
5611	Polysorbate 81		cl es	9005-65-6
5612	Calcium Stearoyl Lactylate		cl es	5793-94-2	227-335-7
5613	Hydroxydecyl Ubiquinone		ao	58186-27-9
5614	Saccharomyces/Calcium Ferment		sk
5615	Sodium Acrylate/Sodium Acryloyldimethyl Taurate/Acrylamide Copolymer		es vi ab bu
5616	Sodium Arachidate		cl es vi ph
5617	Triarachidin		em es sk vi	620-64-4	210-646-7
5618	Cocoyl Sarcosine		cl hc	68411-97-2	270-156-4
5619	Ceramide 4		sk hc
5620	Lactobacillus/Soybean Extract Ferment Filtrate		sk
5621	PPG-2-Isodeceth-12		cl es	155683-77-5
5622	PEG-32 Methyl Ether Dimethicone		es sk hc
5623	Octoxynol-11		cl es	9002-93-1
5624	Sodium Lauroampho PG-Acetate Phosphate		cl fo hc	193888-44-7
5625	Zinc Acetate		sk am as or	557-34-6	209-170-2	III/24=1
5626	Steareth-10 Allyl Ether/Acrylates Copolymer		vi ff	109292-17-3
5627	Cetearyl Palmitate		em sk hc	93820-81-6	298-663-6
5628	Triisostearyl Trilinoleate		em sk vi	103213-22-5
5629	Triisostearin PEG-6 Esters		cl em sk
5630	Hexyldecyl Isostearate		sk	69247-84-3
5631	Pantetheine Sulfonate		sk
5632	Isosteareth-200 Linoleate		em sk
5633	Ceteareth-22		cl es vi	68439-49-6
5634	Sodium Behenate		cl	5331-77-1	226-234-5
5635	Octyldodeceth-20		cl es	32128-65-7	500-080-1
5636	Bis-Octyldodecyl Dimer Dilinoleate/Propanediol Copolymer		em sk
5637	Octyldodecyl/PPG-3 Myristyl Ether Dimer Dilinoleate		em sk
5638	Lactobacillus/Aloe Barbadensis Ferment Filtrate		sk
5639	Disodium Undecylenamido MEA-Sulfosuccinate		cl fo	26650-05-5	247-873-6
5640	Ammonium Lauroyl Sarcosinate		cl fo hc	68003-46-3	268-130-2
5641	Ammonium Glycolate		ex ph	35249-89-9
5642	Sodium Methoxy PEG-16 Maleate/Styrene Sulfonate Copolymer		ff hd
5643	Hydrolyzed Malt Extract		sk
5644	Isocetyl Palmitate		em sk	127770-27-8
5645	Tripalmitin		sk vi	555-44-2	209-098-1
5646	Polyglyceryl-3 Palmitate		em es	143710-24-1
5647	PEG/PPG-35/40 Dimethyl Ether		sk
5648	Sucrose Benzoate		ff pl	12738-64-6	235-795-5
5649	Alanine/Histidine/Lysine Polypeptide Copper HCl		sk
5650	Neotame		fl	165450-17-9	605-408-8
5651	Aspartame		fl	22839-47-0	245-261-3
5652	Basic Blue 9		hd	61-73-4	200-515-2	II/1306
5653	Glucuronolactone		sk	32449-92-6	251-053-3
5654	Lysine Thiazolidine Carboxylate		sk	57762-37-5
5655	Palmitoyl Isoleucine		sk	54617-29-7
5656	Methyl Tyrosinate HCl		hc	3417-91-2	222-313-3
5657	Hydrogenated Macadamia Seed Oil		sk hc	129811-19-4
5658	Bacillus/Rice Bran Extract/Soybean Extract Ferment Filtrate		hu em ao sk hc ff
5659	Hinokitiol		hc	499-44-5	207-880-7
5660	Ammonium Cocoyl Isethionate		cl	223705-57-5
5661	PEG-250 Distearate		cl	9005-08-7
5662	PEG-12 Distearate		es	9005-08-7
5663	Collagen Extract		sk hc
5664	C10-16 Alkyl Glucoside		cl es
5665	PEG-80 Sorbitan Laurate		cl	9005-64-5
5666	PEG-10 Laurate		es	9004-81-3
5667	Ethylene/Sodium Acrylate Copolymer		es ff bi bu	25750-82-7
5668	PEG-16 Soy Sterol		es
5669	Ferric Citrate		sk	3522-50-7	222-536-6
5670	Steardimonium Hydroxypropyl Hydrolyzed Keratin		sk hc
5671	Potassium Isostearate		cl	68413-46-7	270-218-0
5672	Stearamide MEA		fo hc vi	111-57-9	203-883-2
5673	PEG-15 Cocamine		cl es	61791-14-8
5674	Sodium Cocoyl Collagen Amino Acids		cl hc
5675	DEA-Cetyl Phosphate		cl es	69331-39-1	273-968-7	II/411
5676	Sodium Dihydroxycetyl Phosphate		cl es	94277-32-4	304-615-8
5677	Lactobacillus/Aspergillus/Prunus Mume Fruit Ferment Filtrate		sk
5678	PPG-17-Buteth-17		sk hc	9038-95-3
5679	Methyl Glucose Caprylate/Caprate		sk
5680	Caprylyl Glucoside		cl	29836-26-8	249-887-8
5681	Bis-PEG-12 Dimethicone Candelillate		sk hc
5682	Distearoylethyl Hydroxyethylmonium Methosulfate		hc
5683	Isostearyl Ethylimidazolinium Ethosulfate		hc
5684	Cocotrimonium Methosulfate		hc	68002-60-8	268-073-3
5685	Disodium Lauroyl Glutamate		cl sk hc
5686	Monascus/Rice Ferment		ao sk
5687	Cocoyl Hydrolyzed Keratin		cl sk hc
5688	Cocoyl Hydrolyzed Elastin		sk hc ff
5689	C12-14 Hydroxyalkyl Maltitol Ether		em sk
5690	Potassium Acrylates/C10-30 Alkyl Acrylate Crosspolymer		ff
5691	Placental Protein		sk hc	84195-59-5	282-364-2
5692	Hydrolyzed Placental Protein		sk hc	91080-01-2	293-492-3
5693	Soluble Proteoglycan		sk hc
5694	Polyglyceryl-10 Nonaisostearate		sk
5695	Sodium Taurine Laurate		cl
5696	Disodium Guanylate		hu em sk	85-32-5	226-914-1
5697	Sodium Rosinate		cl vi
5698	Disodium Inosinate		hu em sk	131-99-7	225-146-4
5699	Sodium Olivoyl Glutamate		cl
5700	Lactobacillus/Bean Seed Extract/Sodium Glutamate Ferment Filtrate		sk hc
5701	Tosylamide/Formaldehyde Resin		ff pl	25035-71-6
5702	TEA-Cocoyl Alaninate		cl hc
5703	Polyquaternium-65		es hc
5704	Polyquaternium-64		hc
5705	Cholesteryl Hexyl Dicarbamate Pullulan		vi
5706	Sodium Laureth-11 Carboxylate		cl fo	33939-64-9
5707	Sodium Laureth-13 Carboxylate		cl fo es	33939-64-9
5708	Sodium Metasilicate		ph ch ot	6834-92-0	229-912-9
5709	Sodium Stearyl Sulfate		cl es	1120-04-3	214-295-0
5710	Trideceth-8		cl es	24938-91-8	607-463-3
5711	Sodium Trideceth-4 Carboxylate		cl	61757-59-3
5712	Tuber Magnatum Extract		sk
5713	Diisostearoyl Trimethylolpropane Siloxy Silicate		sk
5714	PEG-20 Phytosterol		cl es
5715	Streptococcus Thermophilus/Cyclopia Intermedia Leaf/Stem Extract/Lactose/Whole Dry Milk Ferment		em ao sk
5716	Polyquaternium-43		hc ff
5717	M-Aminophenol		hd	591-27-5	209-711-2	III/217
5718	P-Aminophenol		hd	123-30-8	204-616-2	III/272
5719	4-Methylbenzylidene Camphor		uv li	36861-47-9	253-242-6	II/1730
5720	Undecylenic Acid		pr cl es fr am	112-38-9	203-965-8	V/18=0.2
5721	Polysilicone-9		ff
5722	Polysilicone-1		hc ot
5723	Laureth-4 Carboxylic Acid		cl	27306-90-7
5724	Laureth-6 Carboxylic Acid		cl	27306-90-7
5725	Sodium Laureth-6 Carboxylate		cl fo	33939-64-9
5726	Sodium Guaiazulene Sulfonate		cl	6223-35-4	228-309-8
5727	Polyglyceryl-10 Distearate		es	12764-60-2
5728	Polyglyceryl-10 Dimer Dilinoleate/Stearate/Hydroxystearate		em sk
5729	PPG-9 Diglyceryl Ether		sk	61710-63-2
5730	PPG-2-Ceteareth-9		es
5731	Polyurethane-18		ff bi			II/201
5732	2-Amino-3-Hydroxypyridine		hd	16867-03-1	240-886-8	III/211
5733	Undecylenamidopropyl Betaine		cl fo sk hc vi	98510-75-9	308-783-3
5734	Hydroxyoctacosanyl Hydroxystearate		em sk	93840-71-2	298-937-5
5735	Hydrogenated C12-18 Triglycerides		em es sk
5736	Disodium Lauriminodipropionate Tocopheryl Phosphates		cl fo sk hc ff
5737	Silver Chloride		pr	7783-90-6	232-033-3	V/52=0.004
5738	Ascorbyl Phosphate Succinoyl Pentapeptide-12		ao
5739	Maltobionic Acid		ph	534-42-9
5740	Caffeoyl Tripeptide-1		ao sk
5741	Acetyl Tripeptide-1		sk
5742	Acetyl Mandelic Acid		ph	51019-43-3
5743	Resveratrol Dimethyl Ether		ao sk	537-42-8
5744	Adenine		sk	73-24-5	200-796-1
5745	Furfuryl Tetrahydropyranyladenine		sk	109403-64-7
5746	Carboxyethyl Aminobutyric Acid		sk	4386-03-2	224-497-0
5747	Hydrogenated Dimer Dilinoleyl/Dimethylcarbonate Copolymer		es sk
5748	Basic Orange 2		hd	532-82-1	208-545-8	II/1293
5749	Basic Violet 14		hd	632-99-5	211-189-6	II/1329 IV/66
5750	Dipeptide-4		sk
5751	Cholesteryl Dichlorobenzoate		sk	32832-01-2	251-248-3
5752	CI 12490		co	6410-41-9	229-107-2	II/1347 IV/14
5753	Casein		sk hc	9000-71-9	232-555-1
5754	Milk Amino Acids		sk hc	92797-39-2	296-575-2
5755	Cyclotetrapeptide-24 Aminocyclohexane Carboxylate		ao	197172-76-2
5756	Pentapeptide-21		sk
5757	Datem		cl em es sk hc
5758	Galactaric Acid		ch	526-99-8	208-404-0
5759	PPG-2 Isoceteth-20 Acetate		es sk
5760	C12-15 Alcohols		em es vi	63393-82-8	264-118-6
5761	Diethylhexyl Butamido Triazone		uv li	154702-15-5		VI/17=10
5762	Phytosphingosine HCl		sk
5763	Disodium Lauriminodipropionate		cl fo hc	3655-00-3	222-899-0
5764	Ethylenediamine/Hydrogenated Dimer Dilinoleate Copolymer Bis-Di-C14-18 Alkyl Amide		sk vi or
5765	Isopropyl Linoleate		em sk bi	22882-95-7	245-289-6
5766	Hydrolyzed Plukenetia Volubilis Seed Extract		es sk ff
5767	Diethylhexyl Sebacate		so fr pl	122-62-3	204-558-8
5768	Diisocetyl Dodecanedioate		cl em es sk	131252-83-0
5769	Ceteareth-15		cl es	68439-49-6
5770	Calcium Thioglycolate		ex hd ot	814-71-1	212-402-5	III/2a=8,11,5,2
5771	PEG-30 Castor Oil		cl es	61791-12-6
5772	PEG-25 Castor Oil		cl es	61791-12-6
5773	PEG-36 Castor Oil		cl es	61791-12-6
5774	Toluene Sulfonic Acid		cl fo	104-15-4	203-180-0
5775	Milk Lipids		sk
5776	Sutilains		ex	12211-28-8	235-390-3
5777	C12-14 Pareth-7		cl es	68439-50-9
5778	C12-14 Pareth-3		cl es	68439-50-9	500-213-3
5779	Isomerized Safflower Acid		sk or	121250-47-3
5780	Clay Minerals		hu bi ph as
5781	Isoamyl P-Methoxycinnamate		uv li	71617-10-2	275-702-5	VI/14=10
5782	PPG-4-Ceteth-20		cl es	9087-53-0
5783	Potassium Acetate		ff	127-08-2	204-822-2
5784	Swiftlet Nest Extract		sk
5785	Hydrolyzed Swiftlet Nest Extract		sk
5786	Zirconium Dioxide		bu	1314-23-4	215-227-2	II/391
5787	Sodium Lauriminodipropionate		cl fo hc	14960-06-6	239-032-7
5788	Dicocoylethyl Hydroxyethylmonium Methosulfate		hc
5789	Egg Yolk Extract		cl es	91080-17-0	293-508-9
5790	Palmitic/Stearic Triglyceride		vi
5791	Octyldodecyl Isostearate		sk	93803-87-3	298-361-4
5792	Potassium Olivoyl PCA		cl hu
5793	C12-18 Alkyl Glucoside		es
5794	Potassium Tartrate		ph	921-53-9	213-067-8
5795	Dimethyl Phenylpropanol		fr	13351-61-6	236-400-9
5796	Butoxydiglycol		so fr vi	112-34-5	203-961-6	III/187=9
5797	Fusel Wheat Bran/Straw Glycosides		cl fo es so ot
5798	Sodium Erythorbate		ao	6381-77-7	228-973-9
5799	Aluminum Sucrose Octasulfate		sk	54182-58-0	259-018-4
5800	Horse Fat		oc
5801	Calcium Acetate		fr vi	62-54-4	200-540-9
5802	Sodium Castorate		cl es	8013-06-7	232-390-5
5803	Sorbitan Sesquicaprylate		cl sk vi	91844-53-0	295-118-4
5804	Sodium Cocoglyceryl Ether Sulfonate		cl fo
5805	Sodium Cetyl Sulfate		cl fo es	1120-01-0	214-292-4
5806	Fermented Vegetable		hu em sk
5807	Velvet Extract		hu sk
5808	Acrylates/Steareth-20 Itaconate Copolymer		vi
5809	Aspergillus/Glucose/Soybean/Starch Ferment Filtrate		or
5810	Zinc Carbonate		bu	3486-35-9	222-477-6
5811	Zinc Phenolsulfonate		am as	127-82-2	204-867-8	III/25=6
5812	Hydrogenated Palm/Palm Kernel Oil PEG-6 Esters		cl em es sk li
5813	Sodium Ricinoleate		cl es	5323-95-5	226-191-2
5814	Dicocodimonium Chloride		cl es hc	61789-77-3	263-087-6
5815	Tocopheryl Glucoside		em sk
5816	Cellulose Acetate Propionate		ff	9004-39-1
5817	Sodium Tallowate		cl fo es vi	8052-48-0	232-491-4
5818	Undecyl Dimethyl Oxazoline		sk
5819	Zinc Zeolite		sk ab as
5820	Disodium Azelate		vi	17265-13-3	241-298-4
5821	Sodium Cottonseedamphoacetate		cl
5822	Phenethyl Dimethicone		em	67762-82-7
5823	PEG-20 Hydrogenated Lanolin		em es	68648-27-1
5824	Benzophenone-9		li	76656-36-5	278-520-4
5825	Stearyl Stearoyl Stearate		em sk vi	54684-78-5
5826	Silanetriol Melaninate		sk
5827	Acetyl Tetrapeptide-40		sk
5828	Acetyl Pentapeptide-35		sk
5829	Hydrolyzed Sericin		sk hc	73049-73-7
5830	Polyquaternium-4/Hydroxypropyl Starch Copolymer		hc ff
5831	Propylene Glycol Stearate Se		es bu
5832	Propylene Glycol Hydroxystearate		cl sk	33907-47-0	251-734-5
5833	TEA-Laureth Sulfate		cl fo es	27028-82-6
5834	C9-15 Alkyl Phosphate		cl es	190454-07-0
5835	Acrylonitrile/Methacrylonitrile/Methyl Methacrylate Copolymer		ab	38742-70-0
5836	Palm Kernelamide DEA		cl fo es vi	73807-15-5	277-612-1
5837	Methoxy PEG-22/Dodecyl Glycol Copolymer		es vi	88507-00-0
5838	PEG-15 Cocopolyamine		es hc
5839	Polyamide-1		ff
5840	Sodium C8-16 Isoalkylsuccinyl Lactoglobulin Sulfonate		cl sk hc
5841	C14-28 Isoalkyl Acid		hc
5842	Potassium Cocoyl Hydrolyzed Soy Protein		cl sk hc
5843	Potassium Undecylenoyl Hydrolyzed Soy Protein		es sk hc	222400-41-1
5844	Hydrolyzed Potato Protein		sk hc	169590-59-4
5845	Potassium Cocoyl Hydrolyzed Oat Protein		cl sk hc
5846	Potassium Cocoyl Hydrolyzed Wheat Protein		cl sk hc
5847	Tricaprin		sk fr	621-71-6	210-702-0
5848	Propylene Glycol Ricinoleate		es sk vi	26402-31-3	247-669-7
5849	Propylene Glycol Myristyl Ether Acetate		em	135326-54-4
5850	PEG-5 Hydrogenated Castor Oil		cl es	61788-85-0	500-147-5
5851	Trisodium Nta		ch	5064-31-3	225-768-6	II/1490
5852	Glucose Glutamate		hu sk hc	59279-63-9
5853	Hydrolyzed Placental Extract		sk
5854	Placental Extract		hu sk
5855	Nelumbo Nucifera Flower Powder		sk	85085-51-4	285-379-2
5856	Pentetic Acid		ch	67-43-6	200-652-8
5857	Basic Green 4		hd	569-64-2	209-322-8	II/1188
5858	Polyacrylate-1		hc ff
5859	Silver Oxide		am	20667-12-3	243-957-1
5860	Oligopeptide-32		sk hc bi ab
5861	PEG-7 Caprylic/Capric Glycerides		es
5862	Laureth-7 Citrate		cl	161756-30-5
5863	Diethanolamine		ph	111-42-2	203-868-0	II/411
5864	Triethylamine		es	121-44-8
5865	Sodium Acrylate/Vinyl Alcohol Copolymer		es hc vi ff bi	27599-56-0
5866	Acrylamide/Sodium Acrylate Copolymer		hc ff	25085-02-3		III/66
5867	Acrylamide/Ammonium Acrylate Copolymer		ff bi	26100-47-0
5868	Sodium Cumenesulfonate		cl fo	32073-22-6	250-913-5
5869	Perfluorononylethyl Carboxydecyl PEG-10 Dimethicone		em es bu
5870	Magnesium Carbonate Hydroxide		vi bi bu ph	12125-28-9	235-192-7
5871	Laureth-6		cl es	3055-96-7	221-282-3
5872	Glyceryl Dipalmitate		em es	26657-95-4	247-886-7
5873	Glucosyl Stevioside		fr
5874	Rh-Polypeptide-1		sk			II/416
5875	Rh-Polypeptide-11		sk	62031-54-3		II/416
5876	Hydroxypropyltrimonium Hydrolyzed Wheat Starch		hc
5877	Nonfat Dry Milk		sk hc
5878	Aluminum Tristearate		em es vi ab bu	637-12-7	211-279-5
5879	Saccharomyces/Potassium Ferment		sk
5880	Palmitamide MEA		fo hc vi	544-31-0	208-867-9
5881	Hydroxypropyl Bislauramide MEA		em
5882	Oleamidopropyl Betaine		cl fo sk hc	25054-76-6	246-584-2
5883	Disodium Cetearyl Sulfosuccinate		cl fo es sk	91697-07-3	294-268-8
5884	PPG-30		sk	25322-69-4
5885	PEG/PPG-300/55 Copolymer		cl	9003-11-6
5886	PEG/PPG-20/6 Dimethicone		es
5887	PEG/PPG-20/20 Dimethicone		es
5888	PEG/PPG-25/25 Dimethicone		es
5889	Soymilk		sk
5890	Dithiaoctanediol		sk	5244-34-8	226-045-8
5891	Isopentanal		fr	590-86-3	209-691-5
5892	Ketoglutaric Acid		am	328-50-7	206-330-3
5893	Drometrizole Trisiloxane		uv li	155633-54-8		VI/16=15
5894	Sodium Perborate		bl or	15120-21-5	239-172-9	II/1396 II/1397 III/12=12,4,2,0.1,6
5895	Sodium Chlorate		am bl	7775-09-9	231-887-4	III/6=5,3
5896	Sodium Ursolate		sk	220435-39-2
5897	Di-C12-15 Pareth-8 Phosphate		cl es
5898	C12-15 Pareth-2		cl es	68131-39-5	500-195-7
5899	C12-15 Pareth-7		cl es	68131-39-5
5900	Ethyl Perfluorobutyl Ether		so	163702-05-4
5901	Oleyl Oleate		em	3687-45-4	222-980-0
5902	Lactobacillus/Water Hyacinth Ferment		sk
5903	Propylene Glycol Ceteth-3 Acetate		em sk	93385-03-6
5904	PEG-20 Soy Sterol		es
5905	PEG-30 Soy Sterol		cl es
5906	Hydrogenated Tallow Acid		cl em es bu	61790-38-3	263-130-9
5907	PEG-5 Cocamide		cl es	68425-44-5
5908	PEG-2 Cocamine		es	61791-14-8	500-152-2
5909	PPG-2 Cocamide		cl vi
5910	PEG-3 Cocamide		cl es	61791-08-0
5911	PEG-23 Glyceryl Distearate		em
5912	Ethyl Cinnamate		fr li	103-36-6	203-104-6
5913	Naringenin		sk	480-41-1	207-550-2
5914	Hydrolyzed Millet		sk	227025-36-7
5915	Glyoxylic Acid		hc ph hd	298-12-4	206-058-5
5916	Benzisothiazolinone		am	2634-33-5	220-120-9
5917	Potassium Tallate		cl	61790-44-1	263-136-1
5918	Trigonella Foenum-Graecum Hydroxypropyltrimonium Chloride		sk hc
5919	Lauroyl Sarcosine		cl hc	97-78-9	202-608-3
5920	Hydrogenated Olive Oil Caprylyl Esters		es hc ff
5921	Acetyl Trifluoromethylphenyl Valylglycine		sk	379685-96-8
5922	Carboxymethyl Chitin		sk hc vi	52108-64-2
5923	Chitosan PCA		hu sk ff	117522-93-7
5924	Chitosan Ascorbate		ao sk ff	135322-32-6
5925	Chitosan Lactate		ff	66267-50-6
5926	Hydrolyzed Chitosan		sk hc ff
5927	Polyurethane-6		ff bi
5928	Butyris Lac Powder		sk hc
5929	Cetearyl Stearate		sk	93820-97-4	298-680-9
5930	Erythorbic Acid		ao	89-65-6	201-928-0
5931	Divinyldimethicone/Dimethicone Crosspolymer		sk vi ff
5932	C4-24 Alkyl Dimethicone/Divinyldimethicone Crosspolymer		sk vi ff
5933	Sodium C14-17 Alkyl Sec Sulfonate		cl fo	97489-15-1	307-055-2
5934	Basic Blue 3		hd	33203-82-6	251-403-5	II/1275
5935	Palmitoyl Hydrolyzed Wheat Protein		cl
5936	Oleth-5 Phosphate		cl	39464-69-2
5937	Saccharomyces/Rice Bran Ferment		hu
5938	Hydrolyzed Egg Protein		hc	91079-86-6	293-476-6
5939	Magnesium Laurate		bi	4040-48-6	223-727-7
5940	Magnesium Fluorosilicate		am or	16949-65-8	241-022-2	III/43=0.15
5941	Magnesium Lactate		ex sk ph	18917-93-6	242-671-4
5942	PEG-30 Glyceryl Cocoate		cl es
5943	Palmamidopropyl Trimonium Methosulfate		hc
5944	PEG-25 Soy Sterol		es
5945	Hydrolyzed Yogurt Protein		sk hc
5946	Sucrose Polysoyate		em es	223706-28-3	297-409-1
5947	Hydrolyzed Lupine Protein Octenylsuccinate		sk
5948	Octoxynol-40		cl es	9002-93-1
5949	Octoxynol-13		cl es	9002-93-1
5950	Octoxynol-1		cl es	2315-67-5
5951	Porphyridium Polysaccharide		ao sk
5952	Cholesteryl Stearate		em es sk vi	35602-69-8	252-637-0
5953	2-Methylresorcinol		hd	608-25-3	210-155-8	III/243=1.8
5954	Phloroglucinol Trimethyl Ether		sk	621-23-8	210-673-4
5955	Ferric Hexapeptide-35		sk
5956	Saccharomyces/Manganese Ferment		sk
5957	Octyldodecyl Olivate		sk	223706-58-9
5958	Palmitoyl Collagen Amino Acids		cl hc
5959	TEA-Lauroyl Collagen Amino Acids		cl sk hc
5960	Desamido Collagen		sk hc ff
5961	Polyquaternium-20		hc ff	110736-86-2
5962	Isopropyl Acetate		so	108-21-4	203-561-1
5963	Phytonadione Epoxide		sk as	25486-55-9	247-022-9
5964	Lysophosphatidic Acid		sk hc
5965	Hydrolyzed Barley Protein		sk hc
5966	Aloesin		sk	30861-27-9
5967	Pentasodium Ethylenediamine Tetramethylene Phosphonate		vi ch	7651-99-2	231-615-4
5968	PEG/PPG-22/24 Dimethicone		es
5969	Bis-PEG/PPG-20/20 Dimethicone		cl em es sk
5970	Caprooyl Tetrapeptide-3		sk
5971	PEG-70 Mango Glycerides		cl es
5972	Rh-Oligopeptide-2		sk
5973	PEG-80 Glyceryl Cocoate		cl es
5974	PPG-12-PEG-65 Lanolin Oil		em es hc
5975	Hexyldecyl Myristoyl Methylaminopropionate		em sk
5976	Calcium Oxide		ph	1305-78-8	215-138-9
5977	Stearoxypropyl Dimethylamine		hc	17517-01-0	241-516-8
5978	Glyceryl Lanolate		em es hc
5979	Glycereth-17 Cocoate		cl es
5980	PEG-2 Soyamine		cl es	61791-24-0
5981	Sodium Cocoyl Hydrolyzed Soy Protein		cl sk hc
5982	Sodium Cocoyl/Olivoyl Hydrolyzed Oat Protein		cl sk hc vi am
5983	Dimethicone PEG/PPG-12/4 Phosphate		cl es
5984	Guanidine Carbonate		sk ph	593-85-1	209-813-7
5985	Lactococcus Ferment		sk
5986	Melibiose		hu	585-99-9	209-568-6
5987	Isoquercitrin		ao	21637-25-2	244-488-5
5988	Stearyl Acetate		em sk	822-23-1	212-493-1
5989	Sodium Methylesculetin Acetate		or	95873-69-1	306-060-7
5990	Sodium Styrene/Ma Copolymer		es sk	52500-92-2
5991	Ammonia		fr ph	7664-41-7	231-635-3	III/4=6
5992	Methyldibromo Glutaronitrile		pr	35691-65-7	252-681-0
5993	Potassium Lauroyl Wheat Amino Acids		cl sk hc	1914931-84-2
5994	Quaternium-75		hc
5995	Hydrogenated Apricot Kernel Oil		sk
5996	Amodimethicone/Silsesquioxane Copolymer		hc ff	67923-07-3
5997	Dextran Sulfate		sk bi	9042-14-2
5998	Guanidine HCl		ph	50-01-1	200-002-3
5999	Hydrolyzed Casein		sk hc	65072-00-6	265-363-1
6000	Sunflower Oil Decyl Esters		sk
6001	Methylsilanol Ascorbate		ao	187991-39-5
6002	Diaminopropionoyl Tripeptide-33		sk
6003	Dodecyl Gallate		ao	1166-52-5	214-620-6
6004	Cholesteryl/Octyldodecyl Lauroyl Glutamate		sk
6005	Laurdimonium Hydroxypropyl Hydrolyzed Wheat Starch		hc
6006	Soyamide DEA		cl fo es vi	68425-47-8	270-355-6
6007	Palmitoyl Hexapeptide-26		am
6008	Polyoxymethylene Melamine		ff	9003-08-1
6009	Lysozyme		sk	9001-63-2	232-620-4
6010	Thiamine Nitrate		sk	532-43-4	208-537-4
6011	Sodium Palmoyl Glutamate		cl
6012	Hydrolyzed Candida Saitoana Extract		sk
6013	Isostearyl Benzoate		em sk hc	34364-24-4
6014	Styrene/Dvb Crosspolymer		ff bu	9003-70-7
6015	Hydrochloric Acid		ph	7647-01-0	231-595-7
6016	Oligopeptide-4		sk
6017	Dihydroxy Methylchromone		ao sk	1013-69-0
6018	Glutamylamidoethyl Indole		sk
6019	Hydrogenated Rapeseed Glycerides		es
6020	Dimethicone PEG/PPG-20/23 Benzoate		sk
6021	Hydroxypropyltrimonium Hydrolyzed Rice Protein/Siloxysilicate		hc
6022	Sodium Rapeseedate		cl es vi	68440-17-5	270-440-8
6023	Rapeseed Acid		cl	85711-54-2	288-314-6
6024	Hydrogenated Cottonseed Glyceride		em sk	61789-07-9	263-028-4
6025	Maleated Soybean Oil		em sk	68648-66-8	272-000-0
6026	Pregnenolone Acetate		sk	1778-02-5	217-212-6	II/300 II/390
6027	Polyether-1		vi
6028	Isopropylbenzyl Salicylate		li	94134-93-7	302-864-7
6029	Phenyl Salicylate		fr am ot	118-55-8	204-259-2
6030	Calcium Pyrophosphate		ar or	7790-76-3	232-221-5
6031	Tocopheryl Phosphate		cl es hc	425429-22-7
6032	Tiliroside		sk	20316-62-5
6033	Goat Milk		sk
6034	Polyamino Sugar Condensate		hu sk	120022-92-6
6035	Hydroxyethyl Oleyl Dimonium Chloride		hc
6036	Hydrolyzed Xylan		sk
6037	Lysine Lauroyl Methionate		sk
6038	Acrylates/VP Copolymer		ff bi	26589-26-4
6039	Methyl Pyrrolidone		so	872-50-4	212-828-1	II/1393
6040	Sodium Behenoyl Lactylate		cl es
6041	Hydrolyzed Fibroin		sk hc
6042	PEG-6 Methyl Ether		so	9004-74-4
6043	Rosmarinic Acid		ao st	20283-92-5
6044	Malonic Acid		ph	141-82-2	205-503-0
6045	Lauroyl Proline		sk hc	58725-39-6	261-407-9
6046	Litchi Chinensis Seed Powder		ar	91722-81-5	294-483-7
6047	Laurylpyridinium Chloride		cl hc am	104-74-5	203-232-2
6048	Hydroxycaprylic Acid		sk	617-73-2	210-524-3
6049	Hydroxycapric Acid		sk	5393-81-7
6050	Hydroxypropylcocoate PEG-8 Dimethicone		cl em
6051	Polyacrylate-3		vi
6052	Hydrogenated Sweet Almond Oil		sk vi
6053	Dimethyl Lauramine Oleate		sk hc vi
6054	PEG-8 Propylene Glycol Cocoate		cl es	126645-98-5
6055	PEG-8 Cocoate		es	61791-29-5
6056	PEG-8 Dicocoate		es
6057	Colostrum		sk	9013-90-5	232-750-1
6058	Lauryl Methicone		sk	139614-44-1
6059	Buttermilk Powder		sk hc
6060	Sodium Beeswax		es sk	97721-96-5	307-744-8
6061	4-Chlororesorcinol		hd	95-88-5	202-462-0	III/199
6062	P-Chloro-M-Cresol		pr am	59-50-7	200-431-6	V/24=0.2
6063	Behenoyl Stearic Acid		cl es
6064	Sodium Sweetalmondamphoacetate		cl fo hc
6065	PEG-30 Stearate		cl es	9004-99-3
6066	Calcium Phosphate		vi ar bu ph am or	7758-23-8	231-837-1
6067	Oyster Shell Powder		ar
6068	Ascorbyl Linoleate		ao sk bl	121869-32-7
6069	Serum Albumin		hu sk hc ff	9048-46-8	232-936-2
6070	MEA-Laureth Sulfate		cl	68184-04-3
6071	Spleen Extract		sk	84540-14-7	283-105-6	II/419
6072	Hydrolyzed Garcinia Mangostana Fruit Extract		sk	90045-25-3	289-884-9
6073	Hydrolyzed RNA		sk hc
6074	Sodium Laureth-4 Phosphate		cl fo es	42612-52-2
6075	Glycereth-12		hu vi	31694-55-0	500-075-4
6076	C14-28 Alkyl Acid		hc
6077	4-Butylresorcinol		ao	18979-61-8
6078	Ethylhexyl Ethylhexanoate		em fr	7425-14-1	231-057-1	II/1491
6079	Behenamidopropyl Dimethylamine Behenate		sk hc vi	125804-04-8
6080	Polyester-23		ff
6081	PEG-10 Olive Glycerides		es	103819-46-1
6082	Perfluorodimethylcyclohexane		so	335-27-3	206-386-9
6083	Dihydromyricetin		sk	27200-12-0
6084	Soy Protein Phthalate		hu em es sk vi ff bi
6085	Isostearyl Glyceryl Pentaerythrityl Ether		em sk hc
6086	PEG-200		hu so	25322-68-3
6087	PEG-90 Diisostearate		cl
6088	Diisopropanolamine		ph	110-97-4	203-820-9	II/411
6089	C30-50 Alcohols		es sk vi li	222400-17-1
6090	C10-16 Alcohols		em sk
6091	PPG-12-PEG-50 Lanolin		cl es hc	68458-88-8
6092	PPG-12		sk	25322-69-4
6093	Dihydroxyisopropyl Capryloylcaprylamide		sk	756875-51-1
6094	Glucosamine Sulfate		sk	29031-19-4	249-379-6
6095	Sodium Lauroyl Silk Amino Acids		cl sk hc	169590-94-7
6096	Isobornyl Methacrylate		ff	7534-94-3	231-403-1
6097	Borneol		fr	507-70-0	208-080-0
6098	Dvb/Isobornyl Methacrylate/Lauryl Methacrylate Copolymer		ab
6099	Linoleamide DEA		fo hc vi	56863-02-6	260-410-2
6100	Butoxyethanol		so fr vi	111-76-2	203-905-0	III/188=4,2
6101	Soyamidopropalkonium Chloride		hc
6102	Olivamidopropyl Betaine		cl fo sk hc
6103	Meadowfoamamidopropyl Betaine		hu sk
6104	C9-11 Pareth-8		cl es	68439-46-3
6105	Babassuamidopropyltrimonium Methosulfate		cl es hc
6106	Undecylenamidopropyltrimonium Methosulfate		hc am	94313-91-4	304-990-8
6107	Behenamidopropyltrimonium Methosulfate		hc
6108	PPG-2-Buteth-1		sk hc	9038-95-3
6109	Hydrogenated Glyceryl Abietate		es ff
6110	Polyethylacrylate		ff bi	9003-32-1
6111	Quaternium-52		cl hc	58069-11-7
6112	Quaternium-90		hc
6113	Sodium Olivamphoacetate		cl fo hc
6114	Potassium Silicate		ot	1312-76-1	215-199-1
6115	Mineral Spirits		so	8032-32-4	232-453-7
6116	Hydrolyzed Oat Flour		sk hc
6117	Ethylene Distearamide		vi	110-30-5	203-755-6
6118	PEG-60 Lanolin		es	61790-81-6
6119	Laneth-10		cl es vi	61791-20-6
6120	Polyglyceryl-2 Oleyl Ether		es	71032-90-1
6121	Hydrolyzed Sweet Almond Seedcake		hc
6122	Hydrolyzed DNA		sk hc
6123	Macadamia Seed Oil Glycereth-8 Esters		cl
6124	Isolaureth-6		cl em es
6125	Behenyl PG-Trimonium Chloride		cl es hc
6126	Behenoyl PG-Trimonium Chloride		hc	69537-38-8	274-033-6
6127	Furfural		so fr	98-01-1	202-627-7	III/312=0.001
6128	Sodium Sheabutteramphoacetate		cl	515861-29-7
6129	Babassuamidopropyl Dimethylamine		hc	223707-87-8
6130	PEG-20 Castor Oil		cl es	61791-12-6
6131	Polyglyceryl-3 Cetyl Ether		es	128895-87-4
6132	Decyltetradecanol		em sk vi	58670-89-6	261-385-0
6133	VP/Vinyl Caprolactam/DMAPA Acrylates Copolymer		ff	243643-82-5
6134	Isostearyl Diglyceryl Succinate		sk hc
6135	Trimethylcyclohexyl Butylcarbamate		sk	1228376-60-0
6136	Polyglyceryl-10 Dilaurate		cl
6137	TEA-Lactate		hu sk	20475-12-1	243-846-8
6138	Lithium Stearate		vi bi ab bu	4485-12-5	224-772-5
6139	Hydrolyzed Yeast		sk hc	227025-31-2
6140	Pantothenic Acid/Yeast Polypeptide		sk
6141	Evening Primrose Oil/Palm Oil Aminopropanediol Esters		sk
6142	PEG-115M		es vi bi	25322-68-3
6143	Triethylhexyl Citrate		em sk pl	7147-34-4	230-457-3
6144	Stearyl Citrate		em sk	1337-33-3	215-654-4
6145	Myristyl Betaine		cl fo sk hc	2601-33-4	220-006-9
6146	Polyglyceryl-6 Isostearate		es	126928-07-2
6147	Thioglycolic Acid		ao hd ot	68-11-1	200-677-4	III/2a=8,11,5,2
6148	Sodium Lactate Methylsilanol		sk
6149	Ethylhexyl Benzoate		em so sk	5444-75-7	226-641-8
6150	Sodium Silver Aluminum Silicate		ab am
6151	Oleoyl Sarcosine		cl hc	110-25-8	203-749-3
6152	Phenylacetic Acid		fr	103-82-2	203-148-6
6153	Amyl Acetate		so fr	628-63-7	211-047-3
6154	Laurdimonium Hydroxypropyl Hydrolyzed Collagen		sk hc
6155	Hydrolyzed Collagen PG-Propyl Methylsilanediol		sk hc
6156	CI 13015		co	2706-28-7	220-293-0	IV/16
6157	Tripropylene Glycol		hu es ao	24800-44-0	246-446-0
6158	Laureth-16		cl es	9002-92-0
6159	Bis-PEG-8 Dimethicone		sk hc pl	102783-01-7
6160	Potassium Persulfate		bl	7727-21-1	231-781-8
6161	2-Amino-4-Hydroxyethylaminoanisole Sulfate		hd	83763-48-8	280-734-8	III/245
6162	Ammonium Persulfate		bl	7727-54-0	231-786-5
6163	Polyglyceryl-6 Tetraoleate		em es	9007-48-1
6164	Capsaicin		sk fr	404-86-4	206-969-8
6165	Dimer Dilinoleamidopropyl PG-Dimonium Chloride Phosphate		hc
6166	Camphor Benzalkonium Methosulfate		uv hc am li	52793-97-2	258-190-8	VI/2=6
6167	Lauryl Diethylenediaminoglycine		sk hc	6843-97-6	229-930-7
6168	Cysteine HCl		ao hc hd	52-89-1	200-157-7
6169	Magnesium Cocoate		cl es vi ab
6170	Magnesium Ascorbate		ao sk	15431-40-0	239-442-6
6171	Soyamidopropyl Dimethylamine		cl es	68188-30-7
6172	Azulene		st sk	275-51-4	205-993-6
6173	Aluminum Chloride		am as	7446-70-0	231-208-1
6174	Hydrolyzed Pea		sk	227024-36-4
6175	Hydrogenated Rosin		fr vi ff	65997-06-0	266-041-3
6176	C18-22 Hydroxyalkyl Hydroxypropyl Guar		sk hc
6177	PEG-9		hu so	25322-68-3
6178	PEG-12 Oleate		es	9004-96-0
6179	Ceteth-3		cl es	9004-95-9
6180	Ceteth-5		cl es	9004-95-9
6181	PPG-5-Laureth-5		em es	68439-51-0
6182	PEG-17 Dimethicone		sk hc
6183	Sodium Cocoyl Wheat Amino Acids		cl sk hc
6184	Methyl Soyate		em sk	68919-53-9	272-898-4
6185	Methyl Methacrylate/Acrylonitrile Copolymer		ff	30396-85-1
6186	Cocotrimonium Chloride		pr cl hc am	61789-18-2	263-038-9	V/44=0.1
6187	Palm Glycerides		em es	91744-64-8	294-628-4
6188	Palm Kernel Glycerides		em es
6189	Albumen Extract		hu em sk hc
6190	Egg		sk hc
6191	Egg Powder		hc
6192	Hydrolyzed Egg Shell Membrane		hu sk	227025-35-6
6193	Styrene/Isoprene Copolymer		ff bu	25038-32-8
6194	Manganese Chloride		sk	7773-01-5	231-869-6
6195	Oleth-30		cl es	9004-98-2
6196	Oleth-50		cl	9004-98-2
6197	Choleth-15		cl es	27321-96-6
6198	Oleth-25		cl	9004-98-2
6199	Bis-PEG-4 Dimethicone		em sk hc
6200	Triphenyl Phosphate		pl	115-86-6	204-112-2
6201	Tall Oil Glycerides		em sk	97722-02-6	307-751-6
6202	Caproic Acid		cl es fr	142-62-1	205-550-7
6203	Isohexyl Caprate		em	138208-67-0
6204	Tetrahydrocurcumin		ao	36062-04-1	609-201-3
6205	Ceteth-15		cl es	9004-95-9
6206	Cocamidopropyl PG-Dimonium Chloride		hc
6207	MIPA-Borate		ph	26038-90-4	268-109-8	II/1396
6208	Ceteareth-29		cl es	68439-49-6
6209	Manganese Oxide		li	11129-60-5	234-378-5
6210	Triethylene Glycol Rosinate		ff pl
6211	Hydrolyzed Soy Extract		ao sk vi ff
6212	PPG-7		so sk	25322-69-4
6213	PPG-38-Buteth-37		cl sk hc	9038-95-3
6214	Formaldehyde		pr am ot	50-00-0	200-001-8	II/1577
6215	Basic Blue 7		hd	2390-60-5	219-232-0	II/1328
6216	Propyl Acetate		so fr	109-60-4	203-686-1
6217	1,2-Butanediol		hu so sk vi	584-03-2	209-527-2
6218	1,2-Dihydrolinalool		fr	18479-51-1	242-359-8
6219	1,2-Hexanediyl Dicaprate		bl
6220	Allantoin Biotin		st sk ab	4492-73-3
6221	Allantoin Calcium Pantothenate		st sk	4207-41-4
6222	Allantoin Paba		sk li	4207-42-5
6223	Arginine Porphyra Yezoensis Extract		sk hc
6224	Cocamidopropyl Dimethylamine Hydrolyzed Collagen		cl sk hc
6225	Colostrum Cream		sk
6226	Corn Starch Polymethylsilsesquioxane		es
6227	Dimethicone PEG-8 Beeswax		cl em es sk hc
6228	Dimethicone PEG-8 Isostearate		sk	133448-16-5
6229	Dipropylene Glycol Dimethyl Ether		so	111109-77-4	404-640-5
6230	Fibroin Oligopeptide-4		cl hu es sk ff
6231	Glycerin Dimethyl Ether		hc	623-69-8
6232	Glycol Ethylhexanoate		es sk
6233	Hydrogen Diphenyl Dimethicone		es bi pl	68037-60-5
6234	Hydrogenated Castor Oil Cetyl Esters		es sk hc
6235	Hydrogenated Lanolin Alcohol		es sk
6236	Hydrogenated Olive Oil Cetyl Esters		es hc ff
6237	Hydroxycitronellal Methyl Anthranilate		fr	89-43-0	201-908-1
6238	Indole Acetic Acid		sk	87-51-4	201-748-2
6239	Lysozyme Beta-Glucan		sk hc
6240	Nonoxynol-9 Iodine		am	94349-40-3	305-157-1	II/213
6241	PVP Montmorillonite		es vi ff
6242	Papain Beta-Glucan		sk hc
6243	Pineapple Fruit Extract Beta-Glucan		sk ot
6244	Polyoxymethylene Melamine Urea		bu	25036-13-9
6245	Resorcinol Dimethyl Ether		fr	151-10-0	205-783-4
6246	Rice Bran Wax Alcohol		hc
6247	Sh-Polypeptide-7 Sh-Oligopeptide-1		sk
6248	Sunflower Seed Oil Cetyl Esters		em sk hc bi
6249	Tallow Alcohol		em es vi	99561-04-3	308-980-4
6250	Tallow Betaine		cl fo sk hc vi
6251	Tapioca Starch Polymethylsilsesquioxane		sk vi ab	68989-12-8
6252	Titanium Zeolite		sk ab li
6253	Triethylamine Hexylsalicylate		co
6254	Tris(PEG-2 Phenylalanylcarboxamido) Cyclohexane		es vi
6255	Tromethamine Magnesium Aluminum Silicate		vi	66456-45-9
6256	Saccharum Officinarum Ferment Extract		sk as	91770-72-8	294-859-0
6257	Acrylonitrile/Methyl Methacrylate/Vinylidene Chloride Copolymer	Acrylonitrile/Vinylidene Chloride/Methyl Methacrylate Copolymer		25214-39-5
6258	Ethyltrimonium Chloride Methacrylate/Hydrolyzed Wheat Protein Copolymer
6259	PEG-12 Dimethicone/PPG-20 Crosspolymer
6260	Polyglyceryl-4 Laurate/Succinate
6261	Cetyl Behenate
6262	Potassium Hydrolyzed Polygamma-Glutamate
6263	Hydrolyzed Rhodophyceae Extract
6264	Polyurethane-67			1334242-38-4
6265	Fluorescent Brightener 367			5089-22-5	225-803-5
6266	C12-13 Alkyl Glyceryl Hydrolyzed Hyaluronate
6267	Lactobacillus/Algae Extract Ferment
6268	Maclura Cochinchinensis Leaf Prenylflavonoids
6269	Amino Esters-1
6270	Bacillus/Folic Acid Ferment Extract
6271	Methyl Methacrylate			80-62-6	201-297-1
6272	Dimethylaminopropylamine			109-55-7	203-680-9
6273	Selenium
6274	Manganese
6275	Choline
6276	Ethyl Maltol
6277	Chlorophyll
6278	Adipic Acid/Diethylene Glycol/Glycerin Crosspolymer
6279	Perfluorooctyl Triethoxysilane
6280	Croscarmellose Sodium	Sodium Croscarmellose
6281	Phytelephas Aequatorialis Seed Powder
6282	HC Blue No. 10		hd	173994-75-7		II/1326
6283	HC Blue No. 11		hd	23920-15-2		III/196=2 III/220=2
6284	HC Blue No. 12		hd	132885-85-9	407-020-2	III/225=1.5
6285	HC Blue No. 13		hd
6286	HC Blue No. 14		hd	99788-75-7	421-470-7	III/264=0.3
6287	HC Blue No. 15		hd	74578-10-2	277-929-5	III/289=0.2
6288	HC Blue No. 16		hd	502453-61-4
6289	HC Blue No. 17		hd	16517-75-2		III/288=2
6290	HC Blue No. 18		hd	852356-91-3
6291	HC Blue No. 19		co
6292	HC Blue No. 2		hd	33229-34-4	251-410-3	III/247=2.8
6293	HC Blue No. 20		hd
6294	HC Blue No. 4		hd	158571-57-4		II/1256
6295	HC Blue No. 5		hd	68478-64-8		II/1255
6296	HC Blue No. 6		hd	93633-79-5	403-440-5	II/1289
6297	HC Blue No. 8		hd	22366-99-0	244-938-0	II/1303
6298	HC Blue No. 9		hd	114087-41-1		II/1327
6299	HC Brown No. 1		hd	83803-98-9	280-919-3	II/1298
6300	HC Brown No. 2		hd	83803-99-0	280-920-9	II/1297
6301	HC Brown No. 3		co
6302	HC Brown No. 4		co
6303	HC Green No. 1		hd	52136-25-1	257-687-7	II/1238
6304	HC Orange No. 1		hd	54381-08-7	259-132-4	III/256=1
6305	HC Orange No. 2		hd	85765-48-6	416-410-1	III/208=1
6306	HC Orange No. 3		hd	81612-54-6		II/1237
6307	HC Orange No. 5		hd	97404-13-2	306-777-5
6308	HC Orange No. 6		hd	1449653-83-1		III/317=0.5
6309	HC Orange No. 7		co	30749-78-1
6310	HC Red No. 1		hd	2784-89-6	220-494-3	III/258=1
6311	HC Red No. 10		hd	95576-89-9		III/250=1
6312	HC Red No. 11		hd	95576-92-4		III/250=1
6313	HC Red No. 13		hd	94158-13-1	303-083-4	III/237=2.5
6314	HC Red No. 14		hd
6315	HC Red No. 15		hd	90648-73-0
6316	HC Red No. 17		hd	1449471-67-3		III/298=0.5
6317	HC Red No. 18		hd
6318	HC Red No. 19		co	30749-88-3
6319	HC Red No. 20		hd
6320	HC Red No. 21		hd
6321	HC Red No. 3		hd	2871-01-4	220-701-7	III/266=3
6322	HC Red No. 7		hd	24905-87-1	246-521-9	III/251=1
6323	HC Red No. 8		hd	13556-29-1	306-778-0	II/1239
6324	HC Red No. 9		hd	56330-88-2	260-116-4	II/1305
6325	HC Violet No. 1		hd	82576-75-8	417-600-7	III/234=0.28
6326	HC Violet No. 2		hd	104226-19-9	410-910-3	III/200=2 III/224
6327	HC Violet No. 3		co	33500-43-5
6328	HC Violet No. 4		co
6329	HC Yellow No. 10		hd	109023-83-8		III/231=0.1
6330	HC Yellow No. 11		hd	73388-54-2		II/1236
6331	HC Yellow No. 12		hd	59320-13-7		II/1325
6332	HC Yellow No. 13		hd	10442-83-8	443-760-2	III/261
6333	HC Yellow No. 14		hd	90349-40-9
6334	HC Yellow No. 15		hd	138377-66-9
6335	HC Yellow No. 16		hd	1184721-10-5
6336	HC Yellow No. 17		hd	1450801-55-4		III/299=0.5
6337	HC Yellow No. 18		co
6338	HC Yellow No. 2		hd	4926-55-0	225-555-8	III/255=1
6339	HC Yellow No. 4		hd	59820-43-8	428-840-7	III/253=1.5
6340	HC Yellow No. 5		hd	56932-44-6	260-450-0	II/1285
6341	HC Yellow No. 6		hd	104333-00-8	410-010-0	II/1324
6342	HC Yellow No. 7		hd	104226-21-3	146-420-6	III/260=0.25
6343	HC Yellow No. 8		hd	66612-11-1	266-424-5	II/1304
6344	HC Yellow No. 9		hd	86419-69-4	415-480-1	III/259=0.5
6345	Adipic Acid/Neopentyl Glycol Copolymer		sk ff bi
6346	Polyglyceryl-3 Stearate/Isostearate/Dimer Dilinoleate Crosspolymer		hu sk	1361332-58-2
6347	Cannabidiol Trisiloxane		es ff
6348	Protease Dextran		sk
6349	Azurite		sk	1319-45-5
6350	Glutaric Acid		ph	110-94-1	203-817-2
6351	Baicalein		sk	314041-17-3
6352	Glucamine		hu hc	488-43-7	207-677-3
6353	Aluminum Laccate		co			II/1279
6354	Trilinolenin		em sk vi	14465-68-0	238-457-5
6355	Hexadecalactone		fr	7370-44-7	230-924-1
6356	Propylene Glycol Dicaproate		em	50343-36-7
6357	Polyphenylsilsesquioxane/Trimethylsiloxysilicate		ff	1991985-12-6
6358	Polymethylsilsesquioxane/Trimethylsiloxysilicate
6359	Eugenyl Acetate	Eugenol Acetate|Acetyleugenol|Acetyl Eugenol	fr	93-28-7	202-235-6	III/368!
6360	Rose Ketones		fr			III/157!=0.02
6361	Damascenone	Rose Ketone 4|Beta-Damascenone	fr	23696-85-7	245-833-2	III/157!=0.02
6362	Beta-Damascone	Trans-Rose Ketone 2|Cis-Rose Ketone 2|Trans-Beta-Damascone|Cis-Beta-Damascone	fr	23726-91-2	245-842-1	III/157!=0.02
6363	Lavandula Oil/Extract		fr			III/360!
6364	Jasmine Oil/Extract		fr			III/357!
6365	Rose Flower Oil/Extract		fr			III/366!
6366	Narcissus Extract		fr			III/363!
6367	Cananga Odorata Oil/Extract		fr			III/347!
6368	Cedrus Atlantica Oil/Extract		fr			III/122!
6369	Myroxylon Pereirae Oil/Extract		fr			III/154!=0.4
6370	Pinus Mugo		fr			III/109!
6371	Pinus Pumila		fr			III/114!
6372	Iron	Elemental Iron	mi	7439-89-6	231-096-4
6373	Ferrous Bisglycinate	Iron Bisglycinate|Ferrous Bisglycinate Chelate|Iron Bisglycinate Chelate	mi	20150-34-9
6374	Ferrous Sulfate	Iron Sulfate	mi	7720-78-7	231-753-5
6375	Molybdenum		mi	7439-98-7	231-107-2
6376	Sodium Molybdate		mi	7631-95-0	231-551-7
6377	Chromium Picolinate		mi	14639-25-9
6378	Zinc Picolinate		mi	17949-65-4
6379	Zinc Bisglycinate	Zinc Bisglycinate Chelate|Zinc Glycinate	mi	14281-83-5
6380	Magnesium Bisglycinate	Magnesium Glycinate|Magnesium Bisglycinate Chelate	mi	14783-68-7
6381	Calcium Citrate		mi	813-94-5	212-391-7
6382	Vitamin K		vt
6383	Vitamin D		vt
6384	Levomefolic Acid	Methylfolate|L-Methylfolate|5-MTHF|L-5-MTHF|5-Methyltetrahydrofolate|L-5-Methyltetrahydrofolate|Calcium L-Methylfolate	vt	31690-09-2
6385	Fish Oil	Fish Oil Concentrate	nu	8016-13-5
6386	Krill Oil	Antarctic Krill Oil	nu
6387	Algal Oil	Algae Oil	nu
6388	Omega-3 Fatty Acids	Omega-3|Omega 3 Fatty Acids	nu
6389	Hydroxytryptophan	5-HTP|5-Hydroxytryptophan|L-5-HTP	nu	4350-09-8	224-411-1
6390	Bone Broth	Bone Broth Powder|Chicken Bone Broth|Bovine Bone Broth	nu
6391	Type II Collagen	Undenatured Type II Collagen|Collagen Type II|UC-II	nu
6392	Choline Bitartrate		nu	87-67-2	201-763-4
6393	Phosphatidylserine		nu
6394	Modified Food Starch	Modified Starch	xc
6395	Vegetable Capsule	Vegetarian Capsule|Veggie Capsule|Vegan Capsule|Capsule Shell|Vegetable Cellulose Capsule	xc
6396	Bacillus Subtilis	B. Subtilis	pb
6397	Lactobacillus Casei	L. Casei	pb
6398	Lactobacillus Salivarius	L. Salivarius	pb
6399	Lactobacillus Reuteri	L. Reuteri	pb
6400	Lactobacillus Gasseri	L. Gasseri	pb
6401	Lactobacillus Bulgaricus	L. Bulgaricus	pb
6402	Bifidobacterium Bifidum	B. Bifidum	pb
6403	Bifidobacterium Infantis	B. Infantis	pb
`;
